import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Line, sarif } from '../../../../tests/support/server/sarif.ts';
import { openFilters } from '#domain/finding-filters';
import { engines } from '../../../../tests/support/server/engines.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import { findings } from '../../../platform/db/schema/findings.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';

const line = (n: number, rest: Partial<Line> = {}): Line => ({
  file: 'src/search.ts',
  line: n,
  code: `query(${String(n)})`,
  ...rest,
});
const lines = [
  line(1),
  line(2),
  line(3, { rule: 'xss', cwe: 79, level: 'warning' }),
  line(4, { rule: 'workflow', file: '.github/workflows/ci.yml', cwe: 829, level: 'warning' }),
];

/**
 * The same query is answered from maintained counts and, with filters that they do not support,
 * from the rows: both results must agree.
 */
const fromRows = { excluded_file_types: ['none'], review_requested: false };

describe.each(engines)('charts on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine });
    const call = server.as('admin');
    const ledger = await addRepository(call, 'ledger-api');
    await upload(call, ledger, sarif(lines));
    await upload(call, await addRepository(call, 'storefront'), sarif([line(1)], 'codeql'));
    await server.runJobs();
    await upload(call, ledger, sarif(lines.slice(1)));
    await server.runJobs();
    const { data } = (await call('listFindings', { query: { rule: ['xss'] } })).ok();
    await call('toggleFindingFalsePositive', { path: { id: data[0]?.id ?? '' } });
  });
  afterAll(() => server.close());

  it.each([{}, fromRows])('sums up what is open and what was done, with %j', async (query) => {
    const { data } = (await server.as('admin')('getTotalFindingsChart', { query })).ok();
    expect(data).toMatchObject({
      total: 5,
      open: 3,
      fixed: 1,
      false_positive: 1,
      in_progress: 0,
      is_exact: true,
      overdue: 0,
      severity: { critical: 0, high: 2, medium: 1 },
    });
    expect(data.series).toHaveLength(30);
    expect(data.series.at(-1)).toMatchObject({ high: 2, medium: 1 });
    expect(data.series[0]).toMatchObject({ high: 0, medium: 0 });
    expect(data.mean_days_to_fix).toBe(0);
  });

  it('says of each day what was found and fixed, without first imports', async () => {
    const { data } = (await server.as('admin')('getFindingsChart', { query: {} })).ok();
    expect(data.changes.map(({ date }) => date)).toEqual(data.series.map(({ date }) => date));
    const sum = (key: 'found' | 'fixed') =>
      data.changes.reduce((total, day) => total + day[key], 0);
    expect([sum('found'), sum('fixed')]).toEqual([data.found, data.fixed]);
    expect(data.changes.at(-1)).toMatchObject({ found: 0, fixed: 1 });
  });

  it('looks back to the day of the last visit', async () => {
    const days = async () =>
      (await server.as('admin')('getFindingsChart', { query: { period: 'last_visit' } })).ok().data
        .series.length;
    expect(await days()).toBe(30);
    const { clientId, userId } = server.people.admin;
    const leave = (ago: string) =>
      inTenant(server.deps.db, { clientId }, (tx) =>
        tx.execute(sql`
          insert into finding_visits (client_id, user_id, last_seen_at)
          values (${clientId}::uuid, ${userId}::uuid, now() - ${ago}::interval)
          on conflict (client_id, user_id) do update set last_seen_at = excluded.last_seen_at`),
      );
    await leave('4 days');
    expect(await days()).toBe(5);
    await leave('40 minutes');
    expect(await days()).toBe(2);
    await leave('3 years');
    expect(await days()).toBe(365);
    const totals = await server.as('admin')('getTotalFindingsChart', {
      query: { period: 'last_visit' },
    });
    expect(totals.ok().data.series).toHaveLength(365);
  });

  it.each([{}, fromRows])('counts by repository with %j', async (query) => {
    const { data } = (await server.as('admin')('getFindingsByRepositoryChart', { query })).ok();
    expect(data.map((each) => [each.repository.nickname, each.total])).toEqual([
      ['ledger-api', 2],
      ['storefront', 1],
    ]);
  });

  it.each([{}, fromRows])('shows the OWASP Top 10 whole, with %j', async (query) => {
    const { data } = (await server.as('admin')('getOwasps', { query })).ok();
    expect(data.filter(({ key }) => key.endsWith(':2025'))).toHaveLength(10);
    expect(data.find(({ key }) => key === 'A05:2025')).toMatchObject({
      label: 'Injection',
      total: 2,
    });
  });

  it('places what threatens the delivery path', async () => {
    const { data } = (await server.as('admin')('getSupplyChains')).ok();
    expect(data.map(({ stage }) => stage)).toEqual([
      'source',
      'build',
      'dependencies',
      'distribution',
    ]);
    expect(data.reduce((sum, { total }) => sum + total, 0)).toBeGreaterThan(0);
    expect((await server.as('admin')('getSlsaThreats')).ok().data).toHaveLength(9);
    expect((await server.as('admin')('getOwaspCicdChart')).ok().data).toHaveLength(10);
    expect((await server.as('admin')('getFindingTypes')).ok().data[0]).toMatchObject({
      key: 'SQL Injection',
      total: 2,
    });
  });

  it.each([
    ['tool', { CodeQL: 1, Semgrep: 4 }],
    ['severity', { high: 3, medium: 2 }],
    ['repository', { 'ledger-api': 4, storefront: 1 }],
    ['status', { open: 4, fixed: 1 }],
    ['rule', { 'sql-injection': 3, xss: 1, workflow: 1 }],
    ['cwe', { 89: 3, 79: 1, 829: 1 }],
    ['sla', { overdue: 0, due_soon: 0, on_track: 3, none: 2 }],
  ] as const)('offers the values of %s with their counts', async (filter_key, expected) => {
    const { data } = (
      await server.as('admin')('listFindingFilterOptions', { query: { filter_key } })
    ).ok();
    expect(Object.fromEntries(data.options.map(({ value, count }) => [value, count]))).toEqual(
      expected,
    );
    expect(data.counts_are_exact).toBe(true);
  });

  it.each(['policy_category', 'policy_name', 'policy_control'] as const)(
    'offers %s of compliance controls, the same from maintained counts as from the rows',
    async (filter_key) => {
      const options = async (query: object) =>
        (await server.as('admin')('listFindingFilterOptions', { query: { filter_key, ...query } }))
          .ok()
          .data.options.filter(({ count }) => count > 0);
      const found = await options({});
      expect(found.length).toBeGreaterThan(0);
      expect(await options(fromRows)).toEqual(found);
      const [first] = found;
      expect(
        (
          await server.as('admin')('listFindings', {
            query: { [filter_key]: [first?.value ?? ''] },
          })
        ).ok().meta.total,
      ).toBe(first?.count);
    },
  );

  it('narrows options by what is typed and by the other filters', async () => {
    const options = async (query: {
      filter_key: 'rule' | 'cwe' | 'tool';
      q?: string;
      repository?: string[];
      tool?: string[];
    }) =>
      (await server.as('admin')('listFindingFilterOptions', { query }))
        .ok()
        .data.options.map(({ value }) => value);
    expect(await options({ filter_key: 'rule', q: 'sql' })).toEqual(['sql-injection']);
    expect(await options({ filter_key: 'cwe', q: 'cross-site' })).toEqual(['79']);
    expect(await options({ filter_key: 'rule', repository: ['storefront'] })).toEqual([
      'sql-injection',
    ]);
    expect(await options({ filter_key: 'tool', tool: ['codeql'] })).toEqual(['Semgrep', 'CodeQL']);
  });

  it.each(['rule', 'severity', 'cwe', 'repository', 'sla', 'policy_name'] as const)(
    'counts options of %s among what the list is searched for',
    async (filter_key) => {
      const call = server.as('admin');
      const total = async (query: object) =>
        (await call('listFindings', { query: { q: 'injection', ...query } })).ok().meta.total;
      const { options } = (
        await call('listFindingFilterOptions', { query: { filter_key, text: 'injection' } })
      ).ok().data;
      const counted = options.filter(({ count }) => count > 0);
      expect(counted.length).toBeGreaterThan(0);
      for (const { value, count } of counted)
        expect(await total({ [filter_key]: [filter_key === 'cwe' ? Number(value) : value] })).toBe(
          count,
        );
      expect(await total({})).toBeLessThan((await call('listFindings')).ok().meta.total);
    },
  );

  it('counts what the list of open findings shows, where some are wrong and some are duplicates', async () => {
    const call = server.as('admin');
    const counted = async () => {
      const [totals, byRepository] = await Promise.all([
        call('getTotalFindingsChart'),
        call('getFindingsByRepositoryChart'),
      ]);
      return {
        open: totals.ok().data.open + totals.ok().data.in_progress,
        repositories: byRepository.ok().data.reduce((sum, { total }) => sum + total, 0),
      };
    };
    const listed = async () => (await call('listFindings', { query: openFilters })).ok();
    const before = await listed();
    const [first, second] = before.data.filter(
      ({ attributes }) => attributes.repository.nickname === 'ledger-api',
    );
    const [id, finding] = [first?.id ?? '', second?.id ?? ''];
    (
      await call('linkFindingDuplicate', {
        path: { id },
        body: { finding_id: finding, canonical: false },
      })
    ).ok();
    const after = (await listed()).meta.total;
    expect(after).toBe(before.meta.total - 1);
    expect(await counted()).toEqual({ open: after, repositories: after });
    (await call('unlinkFindingDuplicate', { path: { id, finding } })).ok();
  });

  it('says how long fixes took, by severity, and whether that is faster than before', async () => {
    const call = server.as('admin');
    await upload(
      call,
      await addRepository(call, 'archive'),
      sarif([
        line(1),
        line(2),
        line(3, { rule: 'xss', cwe: 79, level: 'warning' }),
        line(4),
        line(5),
        line(6),
      ]),
    );
    await server.runJobs();
    const found = (await call('listFindings', { query: { repository: ['archive'] } })).ok().data;
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    const close = (
      index: number,
      from: number,
      to: number,
      as: Partial<typeof findings.$inferInsert> = {},
    ) =>
      inTenant(server.deps.db, server.people.admin, (tx) =>
        tx
          .update(findings)
          .set({ status: 'fixed', firstSeenAt: days(from), closedAt: days(to), ...as })
          .where(eq(findings.id, found[index]?.id ?? '')),
      );
    const ofSeverity = (severity: string) =>
      found.flatMap(({ attributes }, index) => (attributes.severity === severity ? [index] : []));
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = ofSeverity('high');
    await close(first, 12, 10);
    await close(second, 5, 1);
    await close(third, 90, 40);
    await close(ofSeverity('medium')[0] ?? 0, 30, 20);
    // These were not fixed.
    await close(fourth, 900, 1, { status: 'open', falsePositive: true });
    await close(fifth, 800, 1, { status: 'risk_accepted' });
    for (const query of [{}, fromRows]) {
      const { data } = (
        await call('getTotalFindingsChart', { query: { repository: ['archive'], ...query } })
      ).ok();
      expect(data).toMatchObject({
        mean_days_to_fix: 5.3,
        mean_days_to_fix_before: 50,
        mean_days_to_fix_by_severity: {
          critical: null,
          high: 3,
          medium: 10,
          low: null,
          info: null,
        },
      });
    }
  });

  it('counts a vulnerable component among the failures of the supply chain', async () => {
    const call = server.as('admin');
    const bom = {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      components: [{ type: 'library', name: 'qs', version: '6.5.2', 'bom-ref': 'qs' }],
      vulnerabilities: [
        {
          id: 'CVE-2022-24999',
          ratings: [{ severity: 'high' }],
          cwes: [1321],
          affects: [{ ref: 'qs' }],
        },
      ],
    };
    await upload(call, await addRepository(call, 'components'), JSON.stringify(bom), {
      ext: 'json',
      tool: 'cyclonedx',
    });
    await server.runJobs();
    const { data } = (await call('getOwasps', { query: { repository: ['components'] } })).ok();
    expect(data.find(({ key }) => key === 'A03:2025')).toMatchObject({ total: 1 });
  });

  it('says of each severity what is over its date and what soon will be', async () => {
    const call = server.as('admin');
    await upload(
      call,
      await addRepository(call, 'calendar'),
      sarif([line(1), line(2), line(3, { rule: 'xss', cwe: 79, level: 'warning' }), line(4)]),
    );
    await server.runJobs();
    const found = (await call('listFindings', { query: { repository: ['calendar'] } })).ok().data;
    const due = (id: string, days: number) =>
      inTenant(server.deps.db, server.people.admin, (tx) =>
        tx
          .update(findings)
          .set({ dueAt: new Date(Date.now() + days * 86_400_000) })
          .where(eq(findings.id, id)),
      );
    const [first = '', second = '', third = ''] = found
      .filter(({ attributes }) => attributes.severity === 'high')
      .map(({ id }) => id);
    await due(first, -1);
    await due(second, 3);
    await due(third, 30);
    await due(found.find(({ attributes }) => attributes.severity === 'medium')?.id ?? '', -2);
    const none = { overdue: 0, due_soon: 0 };
    // A repository's name reads the rows, and no filter reads only the index of due dates: nothing
    // else is due by then.
    for (const query of [{}, { repository: ['calendar'] }, fromRows]) {
      const { data } = (await call('getTotalFindingsChart', { query })).ok();
      expect(data).toMatchObject({
        overdue: 2,
        due_soon: 1,
        due_by_severity: {
          critical: none,
          high: { overdue: 1, due_soon: 1 },
          medium: { overdue: 1, due_soon: 0 },
          low: none,
          info: none,
        },
        is_exact: true,
      });
    }
    await due(first, 30);
    expect(
      (await call('getTotalFindingsChart', { query: { severity: ['high'] } })).ok().data,
    ).toMatchObject({
      overdue: 0,
      due_by_severity: { high: { overdue: 0, due_soon: 1 }, medium: none },
    });
  });

  it('shows a developer only what they may see', async () => {
    expect((await server.as('developer')('getTotalFindingsChart')).ok().data.total).toBe(0);
    expect(
      (await server.as('foreignAdmin')('getOwasps')).ok().data.every(({ total }) => total === 0),
    ).toBe(true);
  });

  it('calls nothing clean that no tool has looked at', async () => {
    const call = server.as('admin');
    const seenBy = async (repository: string) => {
      const { data } = (
        await call('getOwaspCicdChart', { query: { repository: [repository] } })
      ).ok();
      const risk = data.find(({ key }) => key === 'CICD-SEC-5');
      expect(risk?.assessment?.assessable_by).toContain('zizmor');
      return risk?.assessment?.seen_by.map(({ tool }) => tool);
    };
    expect(await seenBy('looked-at')).toEqual([]);
    await upload(call, await addRepository(call, 'looked-at'), sarif([line(1)], 'zizmor'));
    await server.runJobs();
    expect(await seenBy('looked-at')).toEqual(['zizmor']);
    expect(await seenBy('ledger-api')).toEqual([]);
    const { data: controls } = (await call('listPolicyControls')).ok();
    const seen = controls.map(({ assessment }) => assessment?.seen_by.length);
    expect(seen).toContain(0);
    expect(Math.max(...seen.map((count) => count ?? 0))).toBeGreaterThan(0);
  });
});
