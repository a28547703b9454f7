import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../tests/support/server/engines.ts';
import { type Line, sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';

const line = (file: string): Line => ({ file, line: 1, code: `query('${file}')`, rule: 'r' });

describe.each(engines)('findings by due date and likelihood, on %s', (engine) => {
  let server: TestServer;
  const admin = () => server.as('admin');
  const files = async (query: object) => {
    const { data, meta } = (await admin()('listFindings', { query })).ok();
    expect(meta.total).toBe(data.length);
    return data.map(({ attributes: { file } }) => file).toSorted();
  };
  const set = (file: string, due: string | null, epss: number | null) =>
    inTenant(server.deps.db, { clientId: server.people.admin.clientId }, (tx) =>
      tx.execute(sql`
        update findings set due_at = ${due}::timestamptz, epss_score = ${epss}::float8
        where client_id = ${server.people.admin.clientId}::uuid and file = ${file}`),
    );

  beforeAll(async () => {
    server = await startTestServer({ engine });
    const shop = await addRepository(admin(), 'shop');
    await upload(admin(), shop, sarif(['a.ts', 'b.ts', 'c.ts', 'd.ts'].map(line)));
    await server.runJobs();
    await set('a.ts', '2026-01-10T23:59:00Z', 0.97);
    await set('b.ts', '2026-01-11T00:00:00Z', 0.5);
    await set('c.ts', '2026-02-01T12:00:00Z', 0.004);
    await set('d.ts', null, null);
  });
  afterAll(() => server.close());

  it.each([
    ['..2026-01-10', ['a.ts']],
    ['2026-01-11..', ['b.ts', 'c.ts']],
    ['2026-01-10..2026-01-31', ['a.ts', 'b.ts']],
  ])('are due within %s', async (due, expected) => {
    expect(await files({ due })).toEqual(expected);
    expect(await files({ due, sort_field: 'due_at', sort: 'asc' })).toEqual(expected);
  });

  it.each([
    ['0.5-1', ['a.ts', 'b.ts']],
    ['0-0.1', ['c.ts']],
  ])('have a likelihood of %s', async (epss, expected) => {
    expect(await files({ epss })).toEqual(expected);
    expect(await files({ epss, sort_field: 'epss' })).toEqual(expected);
  });

  it('are not due when they are decided', async () => {
    const { data } = (await admin()('listFindings', { query: { file: 'a.ts' } })).ok();
    await admin()('toggleFindingFalsePositive', { path: { id: data[0]?.id ?? '' } });
    expect(await files({ due: '..2026-12-31' })).toEqual(['b.ts', 'c.ts']);
  });

  it('refuse what is no span', async () => {
    expect((await admin()('listFindings', { query: { epss: 'high' } })).status).toBe(400);
    expect((await admin()('listFindings', { query: { due: 'soon' } })).status).toBe(400);
  });
});
