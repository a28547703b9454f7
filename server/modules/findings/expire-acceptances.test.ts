import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sarif } from '../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import { expireAcceptances } from './expire-acceptances.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await upload(server.as('cyberoper'), await addRepository(server.as('admin')), sarif([{ file: 'src/login.ts', line: 7, code: 'md5(password)', rule: 'weak-hash', message: 'MD5 for a password.', level: 'warning' }]));
  await server.runJobs();
});
afterAll(() => server.close());

const only = async () => (await server.as('admin')('listFindings')).ok().data[0];
const told = async (person: 'cyberoper' | 'admin') => (await server.as(person)('listNotifications')).ok().data.map(({ notification_type: type }) => type);
const at = (day: string) => expireAcceptances({ db: server.deps.db, now: () => new Date(`${day}T12:00:00Z`) });

describe('the end of an acceptance', () => {
  it('opens the finding again the day after, and tells who accepted', async () => {
    const id = (await only())?.id ?? '';
    await server.as('cyberoper')('acceptFindingRisk', { path: { id }, body: { reason: 'Until the migration.', until: '2999-06-30' } });
    await at('2999-06-30');
    expect((await only())?.attributes.status).toBe('risk_accepted');
    await at('2999-07-01');
    expect((await only())?.attributes.status).toBe('open');
    const history = (await server.as('admin')('listFindingHistory', { path: { id } })).ok().data;
    expect(history).toContainEqual(expect.objectContaining({ kind: 'risk_revoked', comment: 'The acceptance has ended.', actor: null }));
    expect(await told('cyberoper')).toEqual(['scan_ended', 'acceptance_expiring']);
    const facts = (await server.as('cyberoper')('listNotifications')).ok().data.map((each) => each.facts);
    expect(facts).toEqual([expect.objectContaining({ new: 1, fixed: 0, reopened: 0 }), { until_fix: false }]);
    await at('2999-07-02');
    expect(await told('cyberoper')).toHaveLength(2);
  });
});

describe('the end of an import', () => {
  it('is told to whoever sent the report, and to nobody else', async () => {
    const id = await addRepository(server.as('admin'), 'broken');
    await upload(server.as('admin'), id, '{"version":"2.1.0","runs":42}');
    await server.runJobs();
    expect(await told('admin')).toEqual(['scan_failed']);
  });
});
