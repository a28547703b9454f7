import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  admin,
  server,
  useSourceHosts,
  withFindings,
} from '../../../../tests/support/server/source-host-suite.ts';
import { upload } from '../../../../tests/support/server/upload.ts';
import { sarif } from '../../../../tests/support/server/sarif.ts';
import { pullRequestFilter } from '#domain/filter-values';
import { inTenant } from '../../../platform/db/tenancy.ts';

useSourceHosts();

type Query = {
  state?: 'needs_attention' | 'open' | 'merged' | 'closed';
  repository?: string;
  team?: string;
  mine?: boolean;
  ended_within?: number;
  page_size?: number;
  cursor?: string;
};
const listed = async (query: Query = {}, who: Parameters<typeof server.as>[0] = 'admin') =>
  (await server.as(who)('listPullRequests', { query })).ok();
const numbers = async (query: Query = {}, who?: Parameters<typeof server.as>[0]) =>
  (await listed(query, who)).data.map(({ number }) => number);

let shop = '';
let findings: string[] = [];

const failing = {
  state: 'failing',
  commit: null,
  failing: [{ name: 'unit-tests', url: null }],
  failing_count: 1,
  reason: null,
  checked_at: '2026-11-20T10:00:00.000Z',
};
const updated = (state: string, reason: string | null) => ({
  ...{ state, reason, at: '2026-11-21T10:00:00.000Z', detail: null, facts: {} },
});

type Pull = {
  number: number;
  /** Indexes of the findings. */
  of: number[];
  state?: 'open' | 'merged' | 'closed';
  status?: 'applied' | 'ready';
  checks?: object;
  update?: object;
  endedAt?: string;
};

const pulls: readonly Pull[] = [
  { number: 11, of: [0, 1] },
  { number: 12, of: [2], checks: failing },
  { number: 13, of: [3], update: updated('outdated', 'patch_outdated') },
  { number: 14, of: [4, 5], state: 'merged', status: 'ready', endedAt: '2026-11-22T10:00:00Z' },
  { number: 15, of: [6], state: 'merged', endedAt: '2026-11-23T10:00:00Z' },
  { number: 16, of: [7], state: 'closed', status: 'ready', endedAt: '2026-11-24T10:00:00Z' },
  { number: 17, of: [8], update: updated('refused', 'host_refused') },
  { number: 18, of: [9], update: updated('others_pushed', null) },
];

/** As the server records them, in one transaction. */
const insertPulls = () =>
  inTenant(server.deps.db, server.people.admin, async (tx) => {
    const { clientId, userId } = server.people.admin;
    for (const { number, of, state = 'open', status = 'applied', ...more } of pulls)
      for (const place of of)
        await tx.execute(sql`
          insert into remediations (client_id, id, finding_id, repository_id, title, status, type, created_by,
            created_at, pull_request_url, pull_request_state, pull_request_number, pull_request_checks,
            pull_request_update, pull_request_ended_at)
          values (${clientId}, new_id(), ${findings[place]}, ${shop}, ${`Fix ${number}`}, ${status}, 'code_fix',
            ${userId}, '2026-11-01T10:00:00Z', ${`https://github.com/acme/shop/pull/${number}`}, ${state}, ${number},
            ${more.checks ? JSON.stringify(more.checks) : null}::jsonb,
            ${more.update ? JSON.stringify(more.update) : null}::jsonb, ${more.endedAt ?? null}::timestamptz)`);
    // One of the two findings of number 14 is fixed since, and the only one of number 15.
    await tx.execute(
      sql`update findings set status = 'fixed' where id in (${findings[5]}, ${findings[6]})`,
    );
  });

beforeAll(async () => {
  shop =
    (
      await admin()('createRepositoryWithList', {
        body: { source_control: 'manual', data: [{ nickname: 'shop' }] },
      })
    ).ok().data[0]?.id ?? expect.fail('not added');
  const lines = Array.from({ length: 10 }, (_, at) => ({
    rule: `rule-${at}`,
    file: `src/${at}.ts`,
    line: 3,
    code: `run(${at});`,
    level: 'error' as const,
  }));
  await upload(admin(), shop, sarif(lines, 'demo'), { tool: 'demo' });
  await server.runJobs();
  const { data } = (await admin()('listFindings', { query: { repository: [shop] } })).ok();
  findings = data
    .toSorted((a, b) => (a.attributes.file ?? '').localeCompare(b.attributes.file ?? ''))
    .map(({ id }) => id);
  expect(findings).toHaveLength(10);
});

describe('the list of pull requests', () => {
  it('is empty where none was opened, and has one that Parapet opens, with who did', async () => {
    expect(await listed()).toMatchObject({
      data: [],
      counts: { needs_attention: 0, open: 0, merged: 0, closed: 0 },
      meta: { total: 0 },
    });
    const { inject } = await withFindings('github', 'watched');
    const path = { path: { id: inject } };
    const { _id: id, title } = (await admin()('createRemediation', path)).ok().data;
    const link = (await admin()('createPullRequest', { body: { remediation_id: id } })).ok();
    const before = Date.now() - 60_000;
    const { data } = await listed();
    expect(data).toMatchObject([
      {
        branch: expect.stringMatching(/^parapet\//) as unknown,
        ...{ number: link.number, url: link.url, title, fixes: 1, state: 'open' },
        ...{ attention: null, finding_id: inject, findings: 1, fixed: 0, still_found: 0 },
        repository: { nickname: 'watched' },
        opened_by: { username: 'admin' },
        ended_at: null,
      },
    ]);
    expect(Date.parse(data[0]?.opened_at ?? '')).toBeGreaterThan(before);
  });

  it('has those that need a user first, and one row for all findings of one', async () => {
    await insertPulls();
    const { data, counts, meta } = await listed({ repository: 'shop' });
    expect(
      data.map(({ number, attention, state, findings: all, still_found, fixed }) => [
        ...[number, attention, state, all, still_found, fixed],
      ]),
    ).toEqual([
      [14, 'merged_still_found', 'merged', 2, 1, 1],
      [13, 'conflict', 'open', 1, 0, 0],
      [17, 'update_refused', 'open', 1, 0, 0],
      [12, 'checks_failing', 'open', 1, 0, 0],
      [18, null, 'open', 1, 0, 0],
      [11, null, 'open', 2, 0, 0],
      [16, null, 'closed', 1, 0, 0],
      [15, null, 'merged', 1, 0, 1],
    ]);
    expect(counts).toEqual({ needs_attention: 4, open: 5, merged: 2, closed: 1 });
    expect(meta).toMatchObject({ total: 8, total_is_exact: true });
    expect(data.find(({ number }) => number === 12)?.checks).toEqual(failing);
    expect(data.find(({ number }) => number === 15)).toMatchObject({
      ...{ ended_at: '2026-11-23T10:00:00.000Z', changed_at: '2026-11-23T10:00:00.000Z' },
      opened_at: '2026-11-01T10:00:00.000Z',
      opened_by: null,
    });
  });

  it.each([
    ['needs_attention', [14, 13, 17, 12]],
    ['open', [13, 17, 12, 18, 11]],
    ['merged', [14, 15]],
    ['closed', [16]],
  ] as const)('is filtered by the state %s, whose count it has', async (state, expected) => {
    const { data, counts, meta } = await listed({ state, repository: shop });
    expect(data.map(({ number }) => number)).toEqual(expected);
    expect(meta.total).toBe(expected.length);
    expect(counts[state]).toBe(expected.length);
  });

  it('is filtered by the repository, by its nickname or id', async () => {
    expect((await listed()).meta.total).toBe(9);
    expect(await numbers({ repository: shop })).toHaveLength(8);
    expect(await numbers({ repository: 'watched' })).toHaveLength(1);
    expect(await numbers({ repository: 'nothing' })).toEqual([]);
    expect((await admin()('listPullRequests', { query: { state: 'lost' as never } })).status).toBe(
      400,
    );
  });

  it('is read in pages by the cursor', async () => {
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const { data, meta } = await listed({ page_size: 3, ...(cursor && { cursor }) });
      seen.push(...data.map(({ number }) => number));
      cursor = meta.next_cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(await numbers());
    expect(seen).toHaveLength(9);
  });

  it('leads to the findings of each, by the filter of the list of findings', async () => {
    for (const { repository, number, findings: all } of (await listed()).data) {
      const query = { pull_request: [pullRequestFilter(repository.id, number)] };
      const { data, meta } = (await admin()('listFindings', { query })).ok();
      expect(meta.total).toBe(all);
      expect(data.every(({ attributes }) => attributes.repository.id === repository.id)).toBe(true);
    }
    const idsOf = async (query: object) =>
      (await admin()('listFindings', { query }))
        .ok()
        .data.map(({ id }) => id)
        .toSorted();
    const [both, one] = [pullRequestFilter(shop, 14), pullRequestFilter(shop, 12)];
    const expected = [findings[2], findings[4], findings[5]];
    expect(await idsOf({ pull_request: [both, one] })).toEqual(expected.toSorted());
    expect(await idsOf({ pull_request: [both], status: ['fixed'] })).toEqual([findings[5]]);
    expect(await idsOf({ pull_request: [both], q: 'nosuchword' })).toEqual([]);
    expect(await idsOf({ pull_request: [pullRequestFilter(shop, 99)] })).toEqual([]);
    const counted = await admin()('countFindings', {
      body: { filters: [{ pull_request: `${both},${one}` }, { pull_request: 'nothing' }] },
    });
    expect(counted.ok().data[0]?.total).toBe(3);
    const chart = await admin()('getFindingTypes', { query: { pull_request: [both] } });
    expect(chart.status).toBe(200);
    for (const who of ['foreignAdmin', 'developer2'] as const) {
      const query = { pull_request: [both] };
      expect((await server.as(who)('listFindings', { query })).ok().data).toEqual([]);
    }
    const wrong = { query: { pull_request: ['shop:14'] } };
    expect((await admin()('listFindings', wrong)).status).toBe(400);
  });

  it('has what belongs to findings that the caller may see, and counts those alone', async () => {
    expect(await numbers({}, 'foreignAdmin')).toEqual([]);
    expect((await listed({}, 'foreignAdmin')).counts.open).toBe(0);
    expect(await numbers({}, 'developer')).toEqual([]);
    await admin()('triageFindings', {
      body: {
        finding_ids: [findings[1] ?? ''],
        change: { assignee_id: server.people.developer.userId },
      },
    });
    const { data, counts } = await listed({}, 'developer');
    expect(data).toMatchObject([{ number: 11, findings: 1, finding_id: findings[1] }]);
    expect(counts).toEqual({ needs_attention: 0, open: 1, merged: 0, closed: 0 });
    expect(await numbers({}, 'developer2')).toEqual([]);
    await admin()('setRepositoryMembers', {
      path: { id: shop },
      body: { user_ids: [server.people.developer2.userId] },
    });
    expect(await numbers({}, 'developer2')).toHaveLength(8);
    expect((await server.withToken(undefined)('listPullRequests')).status).toBe(401);
  });

  it('is filtered by the team that owns a finding, and by what is the caller’s', async () => {
    await admin()('createTeam', {
      body: {
        name: 'Payments',
        member_ids: [server.people.cyberoper.userId],
        owns: [{ path: 'src/1.ts' }, { path: 'src/4.ts' }],
      },
    });
    const owned = await listed({ team: 'payments' });
    // With all findings that they fix: the other finding of each belongs to no team.
    expect(owned.data.map(({ number, findings: all }) => [number, all])).toEqual([
      [14, 2],
      [11, 2],
    ]);
    expect(owned.counts).toEqual({ needs_attention: 1, open: 1, merged: 1, closed: 0 });
    expect(owned.meta.total).toBe(2);
    expect(await numbers({ team: 'Payments', state: 'open', repository: shop })).toEqual([11]);
    expect(await numbers({ team: 'Payments', repository: 'watched' })).toEqual([]);
    expect(await numbers({ team: 'Nothing' })).toEqual([]);
    expect(await numbers({ team: 'me' }, 'cyberoper')).toEqual([14, 11]);
    expect(await numbers({ mine: true }, 'cyberoper')).toEqual([14, 11]);
    expect(await numbers({ mine: false, state: 'closed' }, 'cyberoper')).toEqual([16]);
    expect(await numbers({ mine: true })).toEqual([]);
    // The developer is assigned a finding of number 11, and sees no other one.
    expect(await numbers({ mine: true }, 'developer')).toEqual([11]);
    expect(await numbers({ team: 'Payments' }, 'developer')).toEqual([11]);
    expect((await listed({ team: 'Payments' }, 'developer')).counts.merged).toBe(0);
    expect(await numbers({ team: 'Payments' }, 'foreignAdmin')).toEqual([]);
    expect(await numbers({ mine: true }, 'foreignAdmin')).toEqual([]);
  });

  it('has the figures of the last 30 days, and those that ended within some days', async () => {
    /** When each was opened and ended, in days before now. */
    const move = (days: Readonly<Record<number, readonly [opened: number, ended: number]>>) =>
      inTenant(server.deps.db, server.people.admin, async (tx) => {
        for (const [number, [opened, ended]] of Object.entries(days))
          await tx.execute(sql`
            update remediations set created_at = now() - ${opened} * interval '1 day',
              pull_request_ended_at = now() - ${ended} * interval '1 day'
            where pull_request_number = ${number} and repository_id = ${shop}`);
      });
    await move({ 14: [28, 7], 15: [27.9, 5.9], 16: [27, 5] });
    const query = { repository: shop };
    const { median_hours: median, ...figures } = (await listed(query)).figures;
    expect(figures).toEqual({
      ...{ merged: 2, closed: 1, gone: 1, still_found: 1, findings_fixed: 2 },
      median_hours_before: null,
    });
    expect(median).toBeCloseTo(21.5 * 24);
    const recent = await listed({ ...query, ended_within: 6 });
    expect(recent.data.map(({ number }) => number)).toEqual([16, 15]);
    expect(recent.meta.total).toBe(2);
    const merged = await listed({ ...query, ended_within: 6, state: 'merged' });
    expect(merged.data.map(({ number }) => number)).toEqual([15]);
    expect(merged.meta.total).toBe(1);
    expect(merged.counts.merged).toBe(2);
    await move({ 14: [68, 47], 15: [68, 46] });
    const { median_hours_before: before, ...later } = (await listed(query)).figures;
    expect(later).toEqual({
      ...{ merged: 0, closed: 1, gone: 0, still_found: 0, findings_fixed: 0 },
      median_hours: null,
    });
    expect(before).toBeCloseTo(21.5 * 24);
    const others = await listed({ ...query, team: 'Payments' });
    expect(others.figures.median_hours_before).toBeCloseTo(21 * 24);
    expect((await listed({}, 'foreignAdmin')).figures).toMatchObject({ merged: 0 });
  });
});
