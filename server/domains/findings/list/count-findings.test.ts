import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

const lines = (...files: string[]) =>
  sarif(files.map((file) => ({ file, line: 1, code: `query('${file}')`, rule: 'r' })));

describe('counts of several filters', () => {
  let server: TestServer;
  const admin = () => server.as('admin');
  const count = async (
    filters: Record<string, string>[],
    person: 'admin' | 'developer' = 'admin',
  ) => (await server.as(person)('countFindings', { body: { filters } })).ok().data;

  beforeAll(async () => {
    server = await startTestServer();
    await upload(admin(), await addRepository(admin(), 'shop'), lines('a.ts', 'b.ts'));
    await upload(admin(), await addRepository(admin(), 'bank'), lines('c.ts'));
    await server.runJobs();
  });
  afterAll(() => server.close());

  it('are those of the lists, in the order of the request', async () => {
    const { total } = (await admin()('listFindings', { query: { q: 'c.ts' } })).ok().meta;
    expect(total).toBe(1);
    const counts = await count([{}, { repository: 'shop' }, { status: 'fixed' }, { q: 'c.ts' }]);
    expect(counts).toEqual([3, 2, 0, total].map((each) => ({ total: each, total_is_exact: true })));
  });

  it('are of what the caller may see', async () => {
    expect(await count([{}], 'developer')).toEqual([{ total: 0, total_is_exact: true }]);
    const answer = await server.withToken(undefined)('countFindings', { body: { filters: [{}] } });
    expect(answer.status).toBe(401);
  });

  it('are refused without filters, and for more than fifty', async () => {
    for (const filters of [[], Array.from({ length: 51 }, () => ({}))])
      expect((await admin()('countFindings', { body: { filters } })).status).toBe(400);
  });
});
