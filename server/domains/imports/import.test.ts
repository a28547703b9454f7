import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRowOf } from '../../../tests/support/server/import-state.ts';
import { type Line, sarif } from '../../../tests/support/server/sarif.ts';
import { engines } from '../../../tests/support/server/engines.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, multipartOf, upload } from '../../../tests/support/server/upload.ts';
import { inTenant } from '../../platform/db/tenancy.ts';

const search: Line = {
  file: 'src/search.ts',
  line: 41,
  code: "db.query('select ' + request.query.memo)",
};
const login: Line = {
  file: 'src/login.ts',
  line: 7,
  code: 'md5(request.body.password).digest()',
  rule: 'weak-hash',
  cwe: 328,
  message: 'MD5 for a password.',
};

describe.each(engines)('importing on %s', (engine) => {
  let server: TestServer;
  let number = 0;
  beforeAll(async () => {
    server = await startTestServer({ engine });
  });
  afterAll(() => server.close());

  const repository = () => addRepository(server.as('admin'), `ledger-${String(number++)}`);

  const importing = async (
    repositoryId: string,
    report: string,
    fields: Parameters<typeof upload>[3] = {},
  ) => {
    const { id } = await upload(server.as('admin'), repositoryId, report, fields);
    await server.runJobs();
    return (await server.as('admin')('getScan', { path: { id } })).ok().data.attributes;
  };

  it('publishes what is new, and nothing of the same report again', async () => {
    const id = await repository();
    const first = await importing(id, sarif([search, login]));
    expect(first.error).toBeNull();
    expect(first.status).toBe('succeeded');
    expect(first.counts).toMatchObject({
      total: 2,
      new: 2,
      new_by_severity: { critical: 0, high: 2, medium: 0, low: 0, info: 0 },
      matched: 0,
      fixed: 0,
      ignored: 0,
    });
    const again = await importing(id, sarif([search, login]));
    expect(again.counts).toMatchObject({
      total: 2,
      new: 0,
      new_by_severity: { high: 0 },
      matched: 2,
      moved: 0,
      reopened: 0,
      fixed: 0,
    });
  });

  it('takes a report for a repository that is named, whatever its letter case', async () => {
    const id = await addRepository(server.as('admin'), `Ledger API/${String(number++)}`);
    const name = `ledger api/${String(number - 1)}`;
    const { id: scan } = await upload(server.as('admin'), name, sarif([search]));
    await server.runJobs();
    const { data } = (await server.as('admin')('getScan', { path: { id: scan } })).ok();
    expect(data.attributes).toMatchObject({ status: 'succeeded', counts: { new: 1 } });
    expect(data.attributes.repository).toMatchObject({ id });
  });

  it('knows no repository of another organisation by its name', async () => {
    await addRepository(server.as('foreignAdmin'), 'only-theirs');
    const refused = await server.as('admin')('uploadScan', {
      path: { id: 'only-theirs' },
      multipart: multipartOf(sarif([search])),
    });
    expect(refused.problem()).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('moves a finding whose line shifted', async () => {
    const id = await repository();
    await importing(id, sarif([search, login]));
    const { counts } = await importing(id, sarif([{ ...search, line: 44 }, login]));
    expect(counts).toMatchObject({ new: 0, matched: 2, moved: 1, fixed: 0 });
  });

  it('moves both of two equal lines, where one now stands as the other did', async () => {
    const id = await repository();
    const at = (...lines: number[]) => sarif(lines.map((line) => ({ ...search, line })));
    await importing(id, at(10, 20));
    // Line 20 matches by its text, but the result is the first of the two.
    expect((await importing(id, at(20, 30))).counts).toMatchObject({
      total: 2,
      new: 0,
      matched: 2,
      moved: 2,
      fixed: 0,
    });
    expect((await importing(id, at(20, 30))).counts).toMatchObject({
      new: 0,
      matched: 2,
      moved: 0,
      fixed: 0,
    });
  });

  it('follows a renamed file', async () => {
    const id = await repository();
    await importing(id, sarif([search, login]));
    const { counts } = await importing(
      id,
      sarif([{ ...search, file: 'src/statements/search.ts' }, login]),
    );
    expect(counts).toMatchObject({ new: 0, matched: 2, moved: 1, fixed: 0 });
  });

  it('closes nothing where a result could not be read: it may be the one that is missing', async () => {
    const id = await repository();
    await importing(id, sarif([search, login]));
    const broken = await importing(
      id,
      sarif([search, login]).replace('"ruleId":"weak-hash"', '"ruleId":weak-hash'),
    );
    expect(broken.counts).toMatchObject({ total: 2, matched: 1, ignored: 1, fixed: 0 });
    expect(broken.notes).toMatchObject([{ code: 'results_unread', facts: {} }]);
    expect((await importing(id, sarif([search]))).counts).toMatchObject({ matched: 1, fixed: 1 });
  });

  const track = (more: object) =>
    JSON.stringify({ version: '1.0', meta: { application: 'Dependency-Track' }, ...more });
  const vulnerable = (name: string) => ({
    component: { name, version: '1.0.0' },
    vulnerability: { vulnId: 'CVE-2021-44228', severity: 'CRITICAL' },
  });

  it('closes nothing where the report has no place for results', async () => {
    const id = await repository();
    await importing(id, track({ findings: [vulnerable('log4j')] }));
    const { counts, notes } = await importing(id, track({ project: {}, results_v2: [] }));
    expect(counts).toMatchObject({ total: 0, fixed: 0 });
    expect(notes).toMatchObject([
      {
        code: 'unknown_variant',
        facts: { looked_for: expect.stringContaining('/findings') as string },
      },
    ]);
    expect((await importing(id, track({ findings: [] }))).counts).toMatchObject({ fixed: 1 });
  });

  it('closes nothing where more results were left out than read', async () => {
    const id = await repository();
    await importing(id, sarif([search, login]));
    const { counts, notes } = await importing(
      id,
      sarif([search]).replace('"results":[', '"results":[{"locations":[]},{"level":"note"},'),
    );
    expect(counts).toMatchObject({ total: 3, matched: 1, ignored: 2, fixed: 0 });
    expect(notes).toMatchObject([{ code: 'mostly_left_out', facts: { entries: 2, read: 1 } }]);
  });

  it('closes nothing where the tool says that it did not look', async () => {
    const id = await repository();
    await importing(id, sarif([search, login]));
    const failed = sarif([]).replace(
      '"results":[]',
      '"invocations":[{"executionSuccessful":false}],"results":[]',
    );
    const { counts, notes } = await importing(id, failed);
    expect(counts).toMatchObject({ total: 0, fixed: 0 });
    expect(notes).toMatchObject([
      { code: 'scan_failed', facts: { tool: expect.any(String) as string } },
    ]);
    expect((await importing(id, sarif([]))).counts).toMatchObject({ fixed: 2 });
  });

  it('fixes what vanished and reopens what came back', async () => {
    const id = await repository();
    await importing(id, sarif([search, login]));
    expect((await importing(id, sarif([login]))).counts).toMatchObject({
      new: 0,
      matched: 1,
      fixed: 1,
    });
    expect((await importing(id, sarif([search, login]))).counts).toMatchObject({
      new: 0,
      matched: 2,
      reopened: 1,
      fixed: 0,
    });
  });

  it('closes nothing for a report on a part, on another branch, of another tool, or a dry run', async () => {
    const id = await repository();
    await importing(id, sarif([search, login]));
    expect((await importing(id, sarif([login]), { complete: 'false' })).counts.fixed).toBe(0);
    expect((await importing(id, sarif([login]), { branch: 'feature' })).counts).toMatchObject({
      new: 0,
      matched: 1,
      fixed: 0,
    });
    expect((await importing(id, sarif([], 'eslint'))).counts.fixed).toBe(0);
    expect((await importing(id, sarif([login]), { dry_run: 'true' })).counts.fixed).toBe(1);
    expect((await importing(id, sarif([search, login]))).counts).toMatchObject({
      new: 0,
      matched: 2,
      reopened: 0,
    });
  });

  it('says in a dry run which findings would be new, back or fixed, and changes none', async () => {
    const id = await repository();
    const weak: Line = {
      file: 'src/weak.ts',
      line: 3,
      code: 'createCipheriv("des", key, iv)',
      rule: 'weak-cipher',
      cwe: 327,
    };
    await importing(id, sarif([search, login]));
    await importing(id, sarif([login]));
    const before = await everyRowOf(server, id);
    const { counts, changes } = await importing(id, sarif([search, weak]), { dry_run: 'true' });
    expect(counts).toMatchObject({ new: 1, reopened: 1, fixed: 1 });
    const places = changes.map(({ change, place, finding_id: finding }) => [
      change,
      place,
      finding !== null,
    ]);
    expect(places.toSorted()).toEqual([
      ['fixed', `${login.file}:${String(login.line)}`, true],
      ['new', `${weak.file}:${String(weak.line)}`, false],
      ['reopened', `${search.file}:${String(search.line)}`, true],
    ]);
    expect(await everyRowOf(server, id)).toEqual(before);
    const notifications = (
      await server.as('admin')('listNotifications', { query: { sort: 'desc' } })
    ).ok().data[0];
    expect(notifications).toMatchObject({
      title: expect.stringMatching(/^Dry run finished/) as string,
      facts: { dry_run: true, new: 1 },
    });
    expect((await importing(id, sarif([search, weak]))).changes).toEqual([]);
  });

  it('counts a result that stands twice in a report once', async () => {
    const { counts, ignored } = await importing(
      await repository(),
      sarif([search, search, { ...search, line: 90 }]),
    );
    expect(counts).toMatchObject({ total: 3, new: 2, ignored: 1 });
    expect(ignored).toEqual([
      {
        reason: 'duplicate_in_report',
        detail: expect.any(String) as string,
        type: 'repeated',
        facts: {},
        pointer: '/runs/0/results/1',
      },
    ]);
  });

  it('links what another tool found on the same line', async () => {
    const id = await repository();
    await importing(id, sarif([search]));
    expect(
      (await importing(id, sarif([{ ...search, rule: 'js/sql-injection' }], 'codeql'))).counts,
    ).toMatchObject({ new: 1, duplicates: 1 });
  });

  it('says so when the report is no longer in the database', async () => {
    const { id } = await upload(
      server.as('admin'),
      await repository(),
      sarif([{ file: 'a.ts', line: 1, code: 'x' }]),
    );
    await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.execute(sql`delete from file_chunks where name = ${`uploads/${id}`}`),
    );
    await server.runJobs();
    const failed = (await server.as('admin')('getScan', { path: { id } })).ok().data;
    expect(failed.attributes).toMatchObject({ status: 'failed', error: { type: 'upload_gone' } });
  });

  it('takes two uploads of one report at the same time as one', async () => {
    const id = await repository();
    const scans = await Promise.all(
      [1, 2].map(() => upload(server.as('admin'), id, sarif([search, login]))),
    );
    await server.runJobs();
    const counts = await Promise.all(
      scans.map(
        async (scan) =>
          (await server.as('admin')('getScan', { path: { id: scan.id } })).ok().data.attributes
            .counts,
      ),
    );
    expect(counts.map((each) => each.new).sort()).toEqual([0, 2]);
    expect(counts.map((each) => each.matched).sort()).toEqual([0, 2]);
  });

  it.each([
    ['empty', '', 'empty_report', { type: 'report_empty', facts: {} }],
    [
      'not JSON',
      '{"version": "2.1.0", "runs": [',
      'truncated_report',
      { type: 'ends_in_value', facts: { offset: 30 } },
    ],
    [
      'of no format',
      'hello',
      'unknown_format',
      { type: 'format_unknown', facts: { kind: 'text' } },
    ],
  ])('says why a report that is %s cannot be read', async (_what, report, code, why) => {
    const scan = await importing(await repository(), report);
    expect(scan.status).toBe('failed');
    expect(scan.error).toMatchObject({ code, ...why });
    const { data: notifications } = (
      await server.as('admin')('listNotifications', {
        query: { notification_type: 'scan_failed', sort: 'desc' },
      })
    ).ok();
    expect(notifications[0]?.facts).toMatchObject({ error: why });
    expect(scan.error?.message).toMatch(/\.$/);
  });
});
