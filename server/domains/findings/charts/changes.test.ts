import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFilters } from '#domain/finding-filters';
import { engines } from '../../../../tests/support/server/engines.ts';
import { type Line, sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';

const line = (file: string): Line => ({ file, line: 1, code: `query('${file}')`, rule: 'r' });
const secrets = (verified: readonly boolean[]) =>
  JSON.stringify({
    findings: verified.map((each, index) => ({
      title: `Token ${String(index)}`,
      severity: 'critical',
      category: 'secret',
      file: `config/${String(index)}.env`,
      line: 1,
      verified: each,
    })),
  });

describe.each(engines)('what a period did to findings, on %s', (engine) => {
  let server: TestServer;
  const admin = () => server.as('admin');
  const client = () => sql`client_id = ${server.people.admin.clientId}::uuid`;
  const run = (statement: ReturnType<typeof sql>) =>
    inTenant(server.deps.db, { clientId: server.people.admin.clientId }, (tx) =>
      tx.execute(statement),
    );
  /** Moves the arrival of these findings this many days back, together with the daily counts. */
  const age = (file: string, days: number) =>
    run(
      sql`update findings set first_seen_at = first_seen_at - make_interval(days => ${days}::int) where ${client()} and file like ${file}`,
    );
  const figures = async (query: object = {}) =>
    (await admin()('getFiguresChart', { query })).ok().data;
  const changes = async (by: 'repository' | 'team', query: object = {}) =>
    (await admin()('getChangesChart', { query: { by, ...query } })).ok().data;
  const times = async (query: object = {}) =>
    (await admin()('getFixTimesChart', { query })).ok().data;

  let shop: string;
  beforeAll(async () => {
    server = await startTestServer({ engine });
    shop = await addRepository(admin(), 'shop');
    await upload(admin(), shop, sarif(['old.ts', 'gone.ts', 'late.ts'].map(line)));
    await server.runJobs();
  });
  afterAll(() => server.close());

  it('compares nothing while there is nothing but a first import', async () => {
    expect(await figures()).toEqual({
      open: null,
      overdue: null,
      kev: null,
      reachable: null,
      live_secrets: null,
      is_exact: true,
    });
    expect(await changes('repository')).toEqual([]);
    expect(await changes('team')).toEqual([]);
  });

  it('leaves out what the first import of another repository brings', async () => {
    await age('%', 60);
    await upload(admin(), shop, sarif(['old.ts', 'late.ts', 'new.ts', 'newer.ts'].map(line)));
    await upload(admin(), await addRepository(admin(), 'bank'), sarif([line('bank.ts')]));
    await server.runJobs();
    await run(
      sql`update findings set due_at = case when file in ('late.ts', 'bank.ts') then now() - interval '2 days' end where ${client()}`,
    );
    expect(await figures()).toMatchObject({ open: 1, overdue: 1, kev: 0, is_exact: true });
    expect(await changes('repository')).toEqual([{ name: 'shop', found: 2, closed: 1 }]);
    // Within the whole year, shop's first import is also included.
    expect(await figures({ period: '365d' })).toMatchObject({ open: 1, overdue: 0 });
  });

  it('agrees with the list and with the course of the chart', async () => {
    const [change] = await changes('repository');
    const { data: course } = (await admin()('getFindingsChart', { query: {} })).ok();
    expect([change?.found, change?.closed]).toEqual([course.found, course.fixed]);
    const { meta } = (await admin()('listFindings', { query: { new_since: ['30d'] } })).ok();
    expect(meta.total).toBe(change?.found);
  });

  it('says of each team what changed in its part', async () => {
    const part = (path: string | null) => ({ repository_id: shop, tag: null, path });
    for (const [name, path] of [
      ['Whole', null],
      ['Part', 'new*.ts'],
    ] as const)
      (await admin()('createTeam', { body: { name, member_ids: [], owns: [part(path)] } })).ok();
    expect(await changes('team')).toEqual([
      { name: 'Part', found: 2, closed: 0 },
      { name: 'Whole', found: 2, closed: 1 },
    ]);
    expect(await changes('team', { repository: ['bank'] })).toEqual([
      { name: 'Part', found: 0, closed: 0 },
      { name: 'Whole', found: 0, closed: 0 },
    ]);
    const { meta } = (
      await admin()('listFindings', { query: { new_since: ['30d'], team: ['Part'] } })
    ).ok();
    expect(meta.total).toBe(2);
  });

  it('counts a secret as live where its scanner says that it is', async () => {
    await upload(admin(), shop, secrets([true, false, true]));
    await server.runJobs();
    const list = async (query: object) =>
      (await admin()('listFindings', { query: { ...openFilters, ...query } })).ok().meta.total;
    expect(await list({ live_secret: true })).toBe(2);
    expect(await list({ live_secret: true, category: ['secret'] })).toBe(2);
    expect(await list({ live_secret: true, category: ['sast'] })).toBe(0);
    expect(await list({ live_secret: false, category: ['secret'] })).toBe(1);
    expect(await figures()).toMatchObject({ live_secrets: 2 });
    expect(await figures({ category: ['sast'] })).toMatchObject({ live_secrets: 0 });
    const { data } = (
      await admin()('getTotalFindingsChart', { query: { live_secret: true } })
    ).ok();
    expect(data.open).toBe(2);
  });

  it('says the median days to the fix beside those of the rules', async () => {
    await run(
      sql`update findings set closed_at = first_seen_at + interval '12 days 12 hours' where ${client()} and file = 'gone.ts'`,
    );
    const of = async (severity: string, query: object = {}) =>
      (await times(query)).find((each) => each.severity === severity);
    expect(await of('high', { period: '90d' })).toEqual({
      severity: 'high',
      fixed: 1,
      median_days: 12.5,
      median_days_before: null,
      target_days: 30,
    });
    expect(await of('high')).toMatchObject({
      fixed: 0,
      median_days: null,
      median_days_before: 12.5,
    });
    expect(await of('info')).toMatchObject({ fixed: 0, target_days: null });
  });

  it('counts nothing of another organization', async () => {
    const foreign = server.as('foreignAdmin');
    expect((await foreign('getFiguresChart', { query: {} })).ok().data.open).toBeNull();
    expect((await foreign('getChangesChart', { query: { by: 'repository' } })).ok().data).toEqual(
      [],
    );
  });
});
