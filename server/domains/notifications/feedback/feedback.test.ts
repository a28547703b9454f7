import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { feedback } from '../../../platform/db/schema/feedback.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('feedback', () => {
  it('is kept with who wrote it and where', async () => {
    const { developer } = server.people;
    expect(
      (
        await server.as('developer')('sendFeedback', {
          body: { kind: 'idea', message: 'More walls.', page: '/findings/all' },
        })
      ).status,
    ).toBe(201);
    const rows = await inTenant(server.deps.db, developer, (tx) => tx.select().from(feedback));
    expect(rows).toMatchObject([
      { userId: developer.userId, kind: 'idea', message: 'More walls.', page: '/findings/all' },
    ]);
    expect(
      (await server.as('developer')('sendFeedback', { body: { kind: 'idea', message: '  ' } }))
        .status,
    ).toBe(400);
  });

  it('is shown to whom it came from, and to those who run the installation', async () => {
    await server.as('foreignAdmin')('sendFeedback', {
      body: { kind: 'problem', message: 'A wall is crooked.', may_contact: true },
    });
    expect((await server.as('developer')('listFeedback')).ok()).toMatchObject({
      data: [{ message: 'More walls.', email: null }],
      meta: { total: 1 },
    });
    expect((await server.as('admin')('listFeedback')).ok().data).toEqual([]);
    const everyones = (await server.as('superadmin')('listFeedback')).ok().data;
    expect(everyones.map(({ message }) => message)).toEqual(['A wall is crooked.', 'More walls.']);
    expect(everyones[0]?.email).toMatch(/@/);
  });

  it('keeps a picture for whom it came from and those who run the installation', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64');
    const send = (screenshot: string) =>
      server.as('developer')('sendFeedback', {
        body: { kind: 'problem', message: 'Look.', screenshot },
      });
    expect((await send(png)).status).toBe(201);
    const [entry] = (await server.as('developer')('listFeedback')).ok().data;
    expect(entry).toMatchObject({ message: 'Look.', has_screenshot: true });
    const path = { id: entry?.id ?? '' };
    for (const reader of ['developer', 'superadmin'] as const) {
      const answer = await server.as(reader)('getFeedbackScreenshot', { path });
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
      });
    }
    for (const other of ['admin', 'developer2', 'foreignAdmin'] as const)
      expect((await server.as(other)('getFeedbackScreenshot', { path })).status).toBe(404);
    const without = (await server.as('developer')('listFeedback'))
      .ok()
      .data.find((each) => !each.has_screenshot);
    expect(
      (await server.as('developer')('getFeedbackScreenshot', { path: { id: without?.id ?? '' } }))
        .status,
    ).toBe(404);
  });

  it.each([
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>').toString(
        'base64',
      ),
      422,
    ],
    ['no base64', '####################', 400],
    ['base64 cut short', 'iVBORw0KGgoAAAANSUhEUg===', 400],
    [
      'more than 700 KiB',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(700 * 1024)]).toString(
        'base64',
      ),
      400,
    ],
  ])('refuses %s', async (_, screenshot, status) => {
    const { total } = (await server.as('developer')('listFeedback')).ok().meta;
    expect(
      (
        await server.as('developer')('sendFeedback', {
          body: { kind: 'problem', message: 'Look.', screenshot },
        })
      ).status,
    ).toBe(status);
    expect((await server.as('developer')('listFeedback')).ok().meta.total).toBe(total);
  });

  it('has a token for the widget that opens no session', async () => {
    const { token, expires_in } = (await server.as('developer')('createFeedbackToken')).ok();
    expect(decodeJwt(token)).toMatchObject({
      sub: server.people.developer.userId,
      aud: 'feedback-widget',
      email: 'developer@acme.example',
    });
    expect(expires_in).toBe(600);
    expect((await server.withToken(token)('getSession')).status).toBe(401);
  });
});
