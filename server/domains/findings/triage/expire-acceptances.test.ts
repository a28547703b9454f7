import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../tests/support/server/engines.ts';
import { sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import { expireAcceptances } from './expire-acceptances.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await upload(
    server.as('cyberoper'),
    await addRepository(server.as('admin')),
    sarif([
      {
        file: 'src/login.ts',
        line: 7,
        code: 'md5(password)',
        rule: 'weak-hash',
        message: 'MD5 for a password.',
        level: 'warning',
      },
    ]),
  );
  await server.runJobs();
});
afterAll(() => server.close());

const only = async () => (await server.as('admin')('listFindings')).ok().data[0];
const notificationsOf = async (person: 'cyberoper' | 'admin') =>
  (await server.as(person)('listNotifications'))
    .ok()
    .data.map(({ notification_type: type }) => type);
const at = (day: string) =>
  expireAcceptances({ db: server.deps.db, now: () => new Date(`${day}T12:00:00Z`) });

describe('the end of an acceptance', () => {
  it('opens the finding again the day after, and tells who accepted', async () => {
    const id = (await only())?.id ?? '';
    await server.as('cyberoper')('acceptFindingRisk', {
      path: { id },
      body: { reason: 'Until the migration.', until: '2999-06-30' },
    });
    await at('2999-06-30');
    expect((await only())?.attributes.status).toBe('risk_accepted');
    await at('2999-07-01');
    expect((await only())?.attributes.status).toBe('open');
    const history = (await server.as('admin')('listFindingHistory', { path: { id } })).ok().data;
    expect(history).toContainEqual(
      expect.objectContaining({
        kind: 'risk_revoked',
        comment: 'The acceptance expired.',
        cause: 'acceptance_ended',
        actor: null,
      }),
    );
    expect(await notificationsOf('cyberoper')).toEqual(['scan_ended', 'acceptance_expiring']);
    const facts = (await server.as('cyberoper')('listNotifications'))
      .ok()
      .data.map((each) => each.facts);
    expect(facts).toEqual([
      expect.objectContaining({ new: 1, fixed: 0, reopened: 0 }),
      { until_fix: false, count: 1 },
    ]);
    await at('2999-07-02');
    expect(await notificationsOf('cyberoper')).toHaveLength(2);
  });
});

describe.each(engines)('the end of many acceptances on %s', (engine) => {
  let many: TestServer;
  beforeAll(async () => {
    many = await startTestServer({ engine });
    const lines = Array.from({ length: 30 }, (_, i) => ({
      file: 'src/login.ts',
      line: 7 + i,
      code: `md5(password${String(i)})`,
      rule: 'weak-hash',
      message: 'MD5 for a password.',
      level: 'warning' as const,
    }));
    await upload(many.as('cyberoper'), await addRepository(many.as('admin')), sarif(lines));
    await many.runJobs();
  });
  afterAll(() => many.close());

  it('is told once to whoever accepted them, whichever process comes first', async () => {
    const finding_ids = (await many.as('admin')('listFindings')).ok().data.map(({ id }) => id);
    expect(
      (
        await many.as('cyberoper')('triageFindings', {
          body: {
            finding_ids,
            change: { accept_risk: { reason: 'Until the migration.', until: '2999-06-30' } },
          },
        })
      ).ok(),
    ).toMatchObject({ done: 30 });
    const later = { db: many.deps.db, now: () => new Date('2999-07-01T12:00:00Z') };
    await Promise.all([1, 2, 3].map(() => expireAcceptances(later)));
    expect(
      (await many.as('admin')('listFindings', { query: { status: ['open'] } })).ok().meta.total,
    ).toBe(30);
    const history = (
      await many.as('admin')('listFindingHistory', { path: { id: finding_ids[7] ?? '' } })
    ).ok().data;
    expect(history.filter(({ kind }) => kind === 'risk_revoked')).toHaveLength(1);
    const notificationsOf = (
      await many.as('cyberoper')('listNotifications', {
        query: { notification_type: 'acceptance_expiring' },
      })
    ).ok().data;
    expect(notificationsOf).toEqual([
      expect.objectContaining({
        title: '30 acceptances have ended',
        facts: { until_fix: false, count: 30 },
      }),
    ]);
  });
});

describe('the end of an import', () => {
  it('notifies the user who sent the report, and no other', async () => {
    const id = await addRepository(server.as('admin'), 'broken');
    await upload(server.as('admin'), id, '{"version":"2.1.0","runs":42}');
    await server.runJobs();
    expect(await notificationsOf('admin')).toEqual(['scan_failed']);
  });
});
