import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../tests/support/server/engines.ts';
import { type Line, sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';

const line = (file: string): Line => ({ file, line: 1, code: `query('${file}')`, rule: 'r' });
const minutes = 60_000;

describe.each(engines)('what is new to Parapet, on %s', (engine) => {
  let server: TestServer;
  let clock = Date.now();
  const admin = () => server.as('admin');
  const visit = async (person: 'admin' | 'cyberoper' = 'admin') =>
    (await server.as(person)('recordFindingsVisit')).ok().data.since;
  const files = async (query: object) => {
    const { data, meta } = (await admin()('listFindings', { query })).ok();
    expect(meta.total).toBe(data.length);
    return data.map(({ attributes: { file } }) => file).toSorted();
  };
  /** As if the finding had come so long ago. */
  const age = (file: string, hours: number) =>
    inTenant(server.deps.db, { clientId: server.people.admin.clientId }, (tx) =>
      tx.execute(sql`
        update findings set first_seen_at = first_seen_at - make_interval(hours => ${hours}::int)
        where client_id = ${server.people.admin.clientId}::uuid and file = ${file}`),
    );

  /** The files of all findings that the rule of the visit calls new, as a client reads it. */
  const marked = async (person: 'admin' | 'developer' = 'admin') => {
    const { since, first_reports } = (await server.as(person)('getFindingsVisit')).ok().data;
    const first = new Map(
      first_reports.flatMap(({ day, repository_ids }) => repository_ids.map((id) => [id, day])),
    );
    const { data } = (await server.as(person)('listFindings', {})).ok();
    return data
      .filter(
        ({ attributes: { first_seen_at: at, repository } }) =>
          at >= (since ?? '') && first.get(repository.id) !== at.slice(0, 10),
      )
      .map(({ attributes: { file } }) => file)
      .toSorted();
  };

  let shop: string;
  beforeAll(async () => {
    server = await startTestServer({ engine, deps: { now: () => new Date(clock) } });
    shop = await addRepository(admin(), 'shop');
    await upload(admin(), shop, sarif([line('a.ts')]));
    await server.runJobs();
    await age('a.ts', 200);
    await upload(admin(), shop, sarif([line('a.ts'), line('b.ts')]));
    await upload(admin(), await addRepository(admin(), 'bank'), sarif([line('c.ts')]));
    await server.runJobs();
    await age('b.ts', 2);
  });
  afterAll(() => server.close());

  it('leaves out the first report of a repository', async () => {
    expect(await files({ new_since: ['yesterday'] })).toEqual(['b.ts']);
    expect(await files({ new_since: ['yesterday'], repository: ['bank'] })).toEqual([]);
    expect(await files({ new_since: ['yesterday'], date_range: '..2020-01-01' })).toEqual([]);
  });

  it('is everything but that before the first visit, and nothing of it afterwards', async () => {
    expect(await files({ new_since: ['last_visit'] })).toEqual(['b.ts']);
    expect(await marked()).toEqual(['b.ts']);
    clock = Date.now() - 60 * minutes;
    expect(await visit()).toBeNull();
    const left = new Date(clock).toISOString();
    clock += 20 * minutes;
    expect(await visit()).toBeNull();
    const end = new Date(clock).toISOString();
    expect(end).not.toBe(left);
    clock += 31 * minutes;
    expect(await visit()).toBe(end);
    clock += 5 * minutes;
    expect(await visit()).toBe(end);
    expect(await files({ new_since: ['last_visit'] })).toEqual([]);
    expect(await marked()).toEqual([]);
    expect(await files({ new_since: ['last_visit', 'yesterday'] })).toEqual(['b.ts']);
  });

  it('shows what a later report brought', async () => {
    clock = Date.now();
    await upload(admin(), shop, sarif([line('a.ts'), line('b.ts'), line('d.ts')]));
    await server.runJobs();
    expect(await files({ new_since: ['last_visit'] })).toEqual(['d.ts']);
    expect(await marked()).toEqual(['d.ts']);
  });

  it('names a developer no repository without findings of theirs', async () => {
    const { data } = (await server.as('developer')('getFindingsVisit')).ok();
    expect(data).toEqual({ since: null, first_reports: [] });
    const body = { user_ids: [server.people.developer.userId] };
    (await admin()('setRepositoryMembers', { path: { id: shop }, body })).ok();
    const [first, ...others] = (await server.as('developer')('getFindingsVisit')).ok().data
      .first_reports;
    expect([first?.repository_ids, others]).toEqual([[shop], []]);
    expect(await marked('developer')).toEqual(['b.ts', 'd.ts']);
  });

  it('is the user’s own, and no business of a token', async () => {
    expect(await visit('cyberoper')).toBeNull();
    expect((await server.withToken(undefined)('recordFindingsVisit')).status).toBe(401);
    expect(
      (await admin()('listFindings', { query: { new_since: ['ever'] } as never })).status,
    ).toBe(400);
  });

  it('counts alike in charts and exports', async () => {
    const { data } = (
      await admin()('getTotalFindingsChart', { query: { new_since: ['yesterday'] } })
    ).ok();
    expect(data.total).toBe(2);
    const chart = (await admin()('getFindingsChart', { query: { period: '7d' } })).ok().data;
    expect(await files({ new_since: ['7d'] })).toHaveLength(chart.found);
  });
});
