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
  /** Moves the arrival of the finding this long back. */
  const age = (file: string, hours: number) =>
    inTenant(server.deps.db, { clientId: server.people.admin.clientId }, (tx) =>
      tx.execute(sql`
        update findings set first_seen_at = first_seen_at - make_interval(hours => ${hours}::int)
        where client_id = ${server.people.admin.clientId}::uuid and file = ${file}`),
    );

  /** The files of all findings that are new by the visit's rule, as a client computes it. */
  const marked = async (person: 'admin' | 'developer' = 'admin') => {
    const { since, first_reports, seen, unseen } = (
      await server.as(person)('getFindingsVisit')
    ).ok().data;
    const first = new Map(
      first_reports.flatMap(({ day, repository_ids }) => repository_ids.map((id) => [id, day])),
    );
    const { data } = (await server.as(person)('listFindings', {})).ok();
    return data
      .filter(
        ({ id, attributes: { first_seen_at: at, repository } }) =>
          unseen.includes(id) ||
          (!seen.includes(id) &&
            at >= (since ?? '') &&
            first.get(repository.id) !== at.slice(0, 10)),
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
    expect(data).toEqual({ since: null, first_reports: [], seen: [], unseen: [] });
    const body = { user_ids: [server.people.developer.userId] };
    (await admin()('setRepositoryMembers', { path: { id: shop }, body })).ok();
    const [first, ...others] = (await server.as('developer')('getFindingsVisit')).ok().data
      .first_reports;
    expect([first?.repository_ids, others]).toEqual([[shop], []]);
    expect(await marked('developer')).toEqual(['b.ts', 'd.ts']);
  });

  const mark = (body: { seen: boolean; finding_ids?: string[] }, person: 'admin' | 'developer') =>
    server.as(person)('markFindingsSeen', { body });
  const idOf = async (file: string) => {
    const { data } = (await admin()('listFindings', { query: { file } })).ok();
    return data[0]?.id ?? '';
  };
  /** Asserts that the filter and the client's rule have the same result. */
  const news = async () => {
    const found = await files({ new_since: ['last_visit'] });
    expect(await marked()).toEqual(found);
    return found;
  };

  it('is seen or new again as the user marks it, until they mark it otherwise', async () => {
    const [a, d] = [await idOf('a.ts'), await idOf('d.ts')];
    expect(await news()).toEqual(['d.ts']);
    (await mark({ seen: true, finding_ids: [d] }, 'admin')).ok();
    expect(await news()).toEqual([]);
    (await mark({ seen: false, finding_ids: [a, d, d] }, 'admin')).ok();
    expect(await news()).toEqual(['a.ts', 'd.ts']);
    expect((await admin()('getFindingsVisit')).ok().data).toMatchObject({ seen: [], unseen: [a] });
    expect(await files({ new_since: ['last_visit'], severity: ['info'] })).toEqual([]);
    expect(await files({ new_since: ['last_visit', 'yesterday'] })).toEqual([
      'a.ts',
      'b.ts',
      'd.ts',
    ]);
    expect(await files({ new_since: ['yesterday'] })).toEqual(['b.ts', 'd.ts']);
  });

  it('is seen all at once, which can be taken back once', async () => {
    expect(await news()).toEqual(['a.ts', 'd.ts']);
    clock = Date.now();
    (await mark({ seen: true }, 'admin')).ok();
    expect(await news()).toEqual([]);
    expect(await visit()).toBe(new Date(clock).toISOString());
    const taken = (await mark({ seen: false }, 'admin')).ok().data;
    expect(taken.unseen).toEqual([await idOf('a.ts')]);
    expect(await news()).toEqual(['a.ts', 'd.ts']);
    const again = await mark({ seen: false }, 'admin');
    expect([again.status, again.problem().code]).toEqual([409, 'cannot_undo']);
  });

  it('keeps in the next visit what was marked as new alone', async () => {
    const d = await idOf('d.ts');
    (await mark({ seen: true, finding_ids: [d] }, 'admin')).ok();
    const end = new Date(clock).toISOString();
    clock += 31 * minutes;
    expect(await visit()).toBe(end);
    expect(await news()).toEqual(['a.ts']);
    expect((await admin()('getFindingsVisit')).ok().data.seen).toEqual([]);
    (await mark({ seen: true, finding_ids: [await idOf('a.ts')] }, 'admin')).ok();
    expect(await news()).toEqual([]);
    clock = Date.now();
  });

  it('is what came since the visit that has ended, before the client begins another', async () => {
    const { clientId, userId } = server.people.admin;
    const left = new Date(Date.now() - 60 * minutes).toISOString();
    await inTenant(server.deps.db, { clientId }, (tx) =>
      tx.execute(sql`
        update finding_visits set since = null, last_seen_at = ${left}::timestamptz
        where client_id = ${clientId}::uuid and user_id = ${userId}::uuid`),
    );
    expect((await admin()('getFindingsVisit')).ok().data.since).toBe(left);
    expect(await news()).toEqual(['d.ts']);
    expect(await visit()).toBe(left);
    expect(await news()).toEqual(['d.ts']);
  });

  it('keeps what was new on the visit before, also in a second look', async () => {
    const { clientId, userId } = server.people.admin;
    const [earlier, left] = [300, 60].map((ago) => new Date(clock - ago * minutes).toISOString());
    await inTenant(server.deps.db, { clientId }, (tx) =>
      tx.execute(sql`
        update finding_visits set since = ${earlier}::timestamptz, since_before = null, last_seen_at = ${left}::timestamptz
        where client_id = ${clientId}::uuid and user_id = ${userId}::uuid`),
    );
    await age('d.ts', 2);
    const before = await files({ new_since: ['visit_before'] });
    expect(before).toContain('d.ts');
    expect(await files({ new_since: ['last_visit'] })).toEqual([]);
    const begin = async () => (await admin()('recordFindingsVisit')).ok().data;
    expect(await begin()).toEqual({ since: left, since_before: earlier });
    // As after a reload, or in another tab.
    expect(await begin()).toEqual({ since: left, since_before: earlier });
    expect(await files({ new_since: ['visit_before'] })).toEqual(before);
    await age('d.ts', -2);
  });

  it('is marked among what the user may see, and not without end', async () => {
    const c = await idOf('c.ts');
    expect((await mark({ seen: true, finding_ids: [c] }, 'developer')).status).toBe(404);
    const { clientId, userId } = server.people.admin;
    await inTenant(server.deps.db, { clientId }, (tx) =>
      tx.execute(sql`
        update finding_visits set unseen = array(select gen_random_uuid() from generate_series(1, 1000))
        where client_id = ${clientId}::uuid and user_id = ${userId}::uuid`),
    );
    const full = await mark({ seen: false, finding_ids: [await idOf('a.ts')] }, 'admin');
    expect([full.status, full.problem().code]).toEqual([422, 'too_many_marked_findings']);
    expect(await news()).toEqual(['d.ts']);
    (await mark({ seen: true }, 'admin')).ok();
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
