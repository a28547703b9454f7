import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import { inTenant } from '../../platform/db/tenancy.ts';

describe('the lines of a report', () => {
  let server: TestServer;
  let id: string;
  // Assembled here: it was never issued.
  const key = ['AKIA', 'Q7Z2X9L4R8W3Y6B5'].join('');
  const report = JSON.stringify(
    { passed: 0, failed: 0, resource_count: 0, checkov_version: '3.2.471', note: key },
    null,
    2,
  );
  beforeAll(async () => {
    server = await startTestServer();
    const repositoryId = await addRepository(server.as('admin'), 'infra-live');
    ({ id } = await upload(server.as('admin'), repositoryId, report));
    await server.runJobs();
  });
  afterAll(() => server.close());

  const read = (person: Parameters<TestServer['as']>[0], query = {}) =>
    server.as(person)('getScanReport', { path: { id }, query });

  it('are those of the file, with secrets masked', async () => {
    const { data } = (await read('admin')).ok();
    expect(data).toMatchObject({ first_line: 1, has_more: false });
    expect(data.lines.slice(0, 4)).toEqual([
      '{',
      '  "passed": 0,',
      '  "failed": 0,',
      '  "resource_count": 0,',
    ]);
    expect(data.lines.join('\n')).not.toContain(key);
    expect(data.lines[5]).toBe('  "note": "••••••"');
  });

  it('can begin anywhere', async () => {
    const { data } = (await read('admin', { line: 2, count: 2 })).ok();
    expect(data.lines).toEqual(['  "passed": 0,', '  "failed": 0,']);
    expect(data).toMatchObject({ first_line: 2, has_more: true });
  });

  it('are only for users who may upload reports', async () => {
    expect((await read('developer')).status).toBe(403);
    expect((await read('foreignAdmin')).status).toBe(404);
  });

  it('are gone with the report', async () => {
    await inTenant(server.deps.db, { clientId: server.people.admin.clientId }, (tx) =>
      tx.execute(sql`update scans set upload = null where id = ${id}`),
    );
    const answer = await read('admin');
    expect(answer.status).toBe(409);
    expect(answer.problem()).toMatchObject({ code: 'report_gone' });
  });
});
