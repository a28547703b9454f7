import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { feedback } from '../../db/schema/feedback.ts';
import { inTenant } from '../../db/tenancy.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('feedback', () => {
  it('is kept with who wrote it and where', async () => {
    const { developer } = server.people;
    expect((await server.as('developer')('sendFeedback', { body: { kind: 'idea', message: 'More walls.', page: '/findings/all' } })).status).toBe(201);
    const rows = await inTenant(server.deps.db, developer, (tx) => tx.select().from(feedback));
    expect(rows).toMatchObject([{ userId: developer.userId, kind: 'idea', message: 'More walls.', page: '/findings/all' }]);
    expect((await server.as('developer')('sendFeedback', { body: { kind: 'idea', message: '  ' } })).status).toBe(400);
  });

  it('is shown to whom it came from, and to those who run the installation', async () => {
    await server.as('foreignAdmin')('sendFeedback', { body: { kind: 'problem', message: 'A wall is crooked.', may_contact: true } });
    expect((await server.as('developer')('listFeedback')).ok()).toMatchObject({ data: [{ message: 'More walls.', email: null }], meta: { total: 1 } });
    expect((await server.as('admin')('listFeedback')).ok().data).toEqual([]);
    const everyones = (await server.as('superadmin')('listFeedback')).ok().data;
    expect(everyones.map(({ message }) => message)).toEqual(['A wall is crooked.', 'More walls.']);
    expect(everyones[0]?.email).toMatch(/@/);
  });

  it('has a token for the widget that opens no session', async () => {
    const { token, expires_in } = (await server.as('developer')('createFeedbackToken')).ok();
    expect(decodeJwt(token)).toMatchObject({ sub: server.people.developer.userId, aud: 'feedback-widget', email: 'developer@acme.example' });
    expect(expires_in).toBe(600);
    expect((await server.withToken(token)('getSession')).status).toBe(401);
  });
});
