import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../tests/support/server/engines.ts';
import { type Line, sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import type { operations } from '../../../../openapi/generated/paths.d.ts';
import { importFilter } from '#domain/filter-values';
import { type ImportOutcome, importOutcomes } from '#domain/finding-filters';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { deleteExpired } from '../../../maintenance.ts';

type FindingListQuery = NonNullable<operations['listFindings']['parameters']['query']>;

const line = (name: string): Line => ({
  file: `src/${name}.ts`,
  line: 3,
  code: `run('${name}', input)`,
  rule: name,
});
const stays = line('stays');
const goes = line('goes');
const comes = line('comes');
const returns = line('returns');

describe.each(engines)('what an import came to, on %s', (engine) => {
  let server: TestServer;
  let number = 0;
  beforeAll(async () => {
    server = await startTestServer({ engine });
  });
  afterAll(() => server.close());

  const importing = async (
    repositoryId: string,
    report: string,
    fields: Parameters<typeof upload>[3] = {},
  ) => {
    const { id } = await upload(server.as('admin'), repositoryId, report, fields);
    await server.runJobs();
    return id;
  };

  const listed = async (
    query: FindingListQuery,
    person: 'admin' | 'developer' | 'foreignAdmin' = 'admin',
  ) => {
    const { data, meta } = (await server.as(person)('listFindings', { query })).ok();
    expect(meta.total).toBe(data.length);
    return data.map(({ attributes }) => attributes.rule.id).toSorted();
  };
  const of = (outcome: ImportOutcome, scan: string) =>
    listed({ import: [importFilter(outcome, scan)] });

  /**
   * Creates three imports, of which the last has every kind of change, between other imports of the
   * same repository.
   */
  const history = async () => {
    const repository = await addRepository(server.as('admin'), `import-${String(number++)}`);
    const first = await importing(repository, sarif([stays, goes, returns]));
    await importing(repository, sarif([stays, goes]));
    const scan = await importing(repository, sarif([stays, comes, returns]));
    return { repository, first, scan };
  };

  it('leads to exactly the findings that its figures count, also after later imports', async () => {
    const { repository, first, scan } = await history();
    const everything = async () =>
      Object.fromEntries(
        await Promise.all(
          importOutcomes.map(async (outcome) => [outcome, await of(outcome, scan)] as const),
        ),
      );
    const expected = {
      new: ['comes'],
      matched: ['stays'],
      reopened: ['returns'],
      fixed: ['goes'],
      left: [],
    };
    expect(await everything()).toEqual(expected);
    const { counts } = (await server.as('admin')('getScan', { path: { id: scan } })).ok().data
      .attributes;
    expect(counts).toMatchObject({ new: 1, matched: 2, reopened: 1, fixed: 1 });
    await importing(repository, sarif([stays, goes]));
    await importing(repository, sarif([line('more')], 'codeql'));
    expect(await everything()).toEqual(expected);
    expect(await of('new', first)).toEqual(['goes', 'returns', 'stays']);
  });

  it('knows what was seen again of a report that changed nothing', async () => {
    const repository = await addRepository(server.as('admin'), `import-${String(number++)}`);
    const first = await importing(repository, sarif([stays, goes]));
    const again = await importing(repository, sarif([stays, goes]));
    expect(await of('matched', again)).toEqual(['goes', 'stays']);
    expect(await of('new', again)).toEqual([]);
    expect(await of('matched', first)).toEqual([]);
    // The number of imports varies: they are measured.
    const { rows } = await inTenant(
      server.deps.db,
      { clientId: server.people.admin.clientId },
      (tx) =>
        tx.execute(
          sql`select scan_id, cardinality(findings) as n from scan_matches where scan_id in (${first}, ${again})`,
        ),
    );
    expect(rows).toEqual([{ scan_id: again, n: 2 }]);
  });

  it('goes with every other filter, with words, options, groups, counts and neighbours, and with other imports', async () => {
    const { first, scan } = await history();
    const either = { import: [importFilter('new', scan), importFilter('reopened', scan)] };
    expect(await listed(either)).toEqual(['comes', 'returns']);
    expect(await listed({ ...either, rule: ['comes'] })).toEqual(['comes']);
    expect(await listed({ ...either, severity: ['critical'] })).toEqual([]);
    expect(await listed({ ...either, q: 'returns' })).toEqual(['returns']);
    expect(await listed({ ...either, file: 'src/comes' })).toEqual(['comes']);
    expect(
      await listed({ import: [importFilter('new', first), importFilter('reopened', scan)] }),
    ).toEqual(['goes', 'returns', 'stays']);
    const { options } = (
      await server.as('admin')('listFindingFilterOptions', {
        query: { ...either, filter_key: 'severity' },
      })
    ).ok().data;
    expect(options).toMatchObject([{ value: 'high', count: 2 }]);
    const groups = (
      await server.as('admin')('listFindingGroups', { query: { ...either, group: 'rule' } })
    ).ok();
    expect(groups.data.map(({ total }) => total)).toEqual([1, 1]);
    const [row] = (await server.as('admin')('listFindings', { query: either })).ok().data;
    expect(
      (
        await server.as('admin')('getFindingNeighbours', {
          path: { id: row?.id ?? '' },
          query: either,
        })
      ).ok(),
    ).toMatchObject({ previous: null, next: expect.any(String) as string, position: 1 });
  });

  it('is hidden from other organisations, and nothing where there is no such import, or it was a dry run or undone', async () => {
    const { repository, scan } = await history();
    expect(await listed({ import: [importFilter('new', scan)] }, 'foreignAdmin')).toEqual([]);
    expect(await listed({ import: [importFilter('new', scan)] }, 'developer')).toEqual([]);
    expect(await of('new', '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03')).toEqual([]);
    const dry = await importing(repository, sarif([stays, line('dry')]), { dry_run: 'true' });
    for (const outcome of importOutcomes) expect(await of(outcome, dry)).toEqual([]);
    (await server.as('admin')('undoScan', { path: { id: scan } })).ok();
    for (const outcome of importOutcomes) expect(await of(outcome, scan)).toEqual([]);
    expect(
      (await server.as('admin')('listFindings', { query: { import: ['all:of-it'] } })).status,
    ).toBe(400);
  });

  it('tells a late result as new alone, though a later report has closed it', async () => {
    const repository = await addRepository(server.as('admin'), `import-${String(number++)}`);
    const at = (lines: Line[], moment: string) => {
      const report = JSON.parse(sarif(lines)) as { runs: object[] };
      return JSON.stringify({
        ...report,
        runs: report.runs.map((run) => ({
          ...run,
          invocations: [{ executionSuccessful: true, endTimeUtc: moment }],
        })),
      });
    };
    await importing(repository, at([stays], '2026-03-02T10:00:00Z'));
    const late = await importing(repository, at([stays, goes], '2026-03-01T10:00:00Z'));
    const { counts } = (await server.as('admin')('getScan', { path: { id: late } })).ok().data
      .attributes;
    expect(counts).toMatchObject({ new: 1, fixed: 0 });
    expect([await of('new', late), await of('fixed', late)]).toEqual([['goes'], []]);
  });

  it('can be selected as a whole', async () => {
    const { scan } = await history();
    const selection = {
      filter: { import: importFilter('new', scan) },
      as_of: new Date(Date.now() + 60_000).toISOString(),
      expected_total: 1,
    };
    (
      await server.as('admin')('triageFindings', {
        body: { selection, change: { status: 'in_progress' } },
      })
    ).ok();
    expect(
      (
        await server.as('admin')('exportFindings', {
          query: { format: 'csv', fields: ['rule', 'file'] },
          body: { selection },
        })
      ).text,
    ).toContain('src/comes.ts');
    const [row] = (
      await server.as('admin')('listFindings', { query: { import: [importFilter('new', scan)] } })
    ).ok().data;
    expect(row?.attributes.status).toBe('in_progress');
    expect(
      (
        await server.as('admin')('listFindings', {
          query: { status: ['in_progress'], repository: [row?.attributes.repository.id ?? ''] },
        })
      ).ok().meta.total,
    ).toBe(1);
  });

  it('forgets after a month what was seen again, and nothing else', async () => {
    const { scan } = await history();
    await inTenant(server.deps.db, { clientId: server.people.admin.clientId }, (tx) =>
      tx.execute(
        sql`update scans set finished_at = finished_at - interval '31 days' where id = ${scan}`,
      ),
    );
    await deleteExpired(server.deps);
    expect(await of('matched', scan)).toEqual([]);
    expect(await of('new', scan)).toEqual(['comes']);
  });
});
