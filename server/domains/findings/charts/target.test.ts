import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../tests/support/server/engines.ts';
import { type Line, sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';

const line = (file: string): Line => ({ file, line: 1, code: `query('${file}')`, rule: 'r' });

describe.each(engines)('the target of the open findings, on %s', (engine) => {
  let server: TestServer;
  const chart = async (query: object = {}) =>
    (await server.as('admin')('getFindingsChart', { query: { period: '30d', ...query } })).ok()
      .data;

  beforeAll(async () => {
    server = await startTestServer({ engine });
    const admin = server.as('admin');
    const shop = await addRepository(admin, 'shop');
    const files = ['late.ts', 'fixed-late.ts', 'fixed-early.ts', 'decided.ts', 'open.ts'];
    await upload(admin, shop, sarif(files.map(line)));
    await server.runJobs();
    // All found 20 days ago and due 10 days ago, except the last two, which are due in ten days.
    const client = sql`client_id = ${server.people.admin.clientId}::uuid`;
    const run = (statement: ReturnType<typeof sql>) =>
      inTenant(server.deps.db, { clientId: server.people.admin.clientId }, (tx) =>
        tx.execute(statement),
      );
    await run(
      sql`update findings set first_seen_at = now() - interval '20 days', due_at = now() - interval '10 days' where ${client}`,
    );
    await run(
      sql`update findings set due_at = now() + interval '10 days' where ${client} and file in ('fixed-early.ts', 'decided.ts', 'open.ts')`,
    );
    await run(
      sql`update findings set status = 'fixed', closed_at = now() - interval '4 days' where ${client} and file like 'fixed-%'`,
    );
    await run(
      sql`update findings set false_positive = true, closed_at = now() - interval '4 days' where ${client} and file = 'decided.ts'`,
    );
  });
  afterAll(() => server.close());

  it('is below what is open by what is late, and above it by what was fixed early', async () => {
    const { series, target } = await chart();
    expect(target).toMatchObject({ late: 1, early: 1, is_exact: true });
    const above = series.map((point, index) => point.high - (target?.series[index]?.total ?? 0));
    // Ten days ago two were due; four days ago one of them was fixed, and another before its due
    // date.
    expect(above.at(-1)).toBe(0);
    expect(above.slice(-11, -5)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(above.slice(-20, -11).every((difference) => difference === 0)).toBe(true);
  });

  it('is of the findings that meet the filters', async () => {
    expect((await chart({ file: 'late.ts' })).target).toMatchObject({ late: 1, early: 0 });
  });

  it('is none without a rule that sets due dates', async () => {
    const admin = server.as('admin');
    for (const { id } of (await admin('listPolicies')).ok().data)
      await admin('deletePolicy', { path: { id } });
    expect((await chart()).target).toBeNull();
  });
});
