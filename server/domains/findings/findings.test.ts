import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Line, sarif } from '../../../tests/support/server/sarif.ts';
import { engines } from '../../../tests/support/server/engines.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import type { operations } from '../../../openapi/generated/paths.d.ts';
import { findingSortFields } from '#domain/finding-filters';

type FindingListQuery = NonNullable<operations['listFindings']['parameters']['query']>;

const lines: Line[] = [
  { file: 'src/search.ts', line: 41, code: "db.query('select ' + request.query.memo)" },
  {
    file: 'src/login.ts',
    line: 7,
    code: 'md5(request.body.password).digest()',
    rule: 'weak-hash',
    cwe: 328,
    message: 'MD5 for a password.',
    level: 'warning',
  },
  {
    file: 'deploy/run.py',
    line: 3,
    code: 'os.system(argument)',
    rule: 'command-injection',
    cwe: 78,
    message: 'A command built from input.',
  },
  ...Array.from({ length: 7 }, (_, i): Line => ({
    file: 'src/view.ts',
    line: 10 + i,
    code: `element.innerHTML = values[${String(i)}]`,
    rule: 'xss',
    cwe: 79,
    message: 'HTML from input.',
    level: 'note',
  })),
];

describe.each(engines)('findings on %s', (engine) => {
  let server: TestServer;
  let repositoryId: string;

  beforeAll(async () => {
    server = await startTestServer({ engine });
    repositoryId = await addRepository(server.as('admin'));
    await upload(server.as('admin'), repositoryId, sarif(lines));
    await server.runJobs();
  });
  afterAll(() => server.close());

  const list = async (
    query: FindingListQuery,
    person: 'admin' | 'developer' | 'foreignAdmin' = 'admin',
  ) => (await server.as(person)('listFindings', { query })).ok();

  const idOf = async (rule: string) => {
    const { data } = await list({ rule: [rule] });
    const [row] = data;
    if (!row) throw new Error(`No finding of ${rule}.`);
    return row.id;
  };

  it('lists what was imported, most urgent first', async () => {
    const { data, meta } = await list({});
    expect(meta).toMatchObject({ total: 10, total_is_exact: true, page: 1, next_cursor: null });
    expect(data.map(({ attributes }) => attributes.priority)).toEqual(
      data.map(({ attributes }) => attributes.priority).sort((a, b) => b - a),
    );
    expect(
      data.find(({ attributes }) => attributes.file === 'src/search.ts')?.attributes,
    ).toMatchObject({
      title: 'SQL built from input.',
      severity: 'high',
      status: 'open',
      tool: 'Semgrep',
      cwe: [89],
      language: 'typescript',
      range: { start_line: 41 },
      repository: { nickname: 'ledger-api' },
    });
  });

  it.each<[FindingListQuery, number]>([
    [{ severity: ['high'] }, 2],
    [{ severity: ['high'], cwe: [89, 78] }, 2],
    [{ cwe: [79] }, 7],
    [{ owasp: ['A03:2021'] }, 9],
    [{ file: 'src/*.ts' }, 9],
    [{ file: 'LOGIN' }, 1],
    [{ file: '=src/login.ts' }, 1],
    [{ file: '=login.ts' }, 0],
    [{ language: ['python'] }, 1],
    [{ excluded_file_types: ['ts'] }, 1],
    [{ repository: ['LEDGER-API'] }, 10],
    [{ repository: ['unknown'] }, 0],
    [{ q: 'search.ts' }, 1],
    [{ q: 'html inp' }, 7],
    [{ q: '%_!' }, 0],
    [{ sla: ['on_track'] }, 3],
    [{ sla: ['none'] }, 7],
    [{ sla: ['none', 'on_track'] }, 10],
    [{ sla: ['none'], status: ['fixed'] }, 0],
    [{ mitigation: ['none'] }, 10],
    [{ mitigation: ['advice', 'upgrade'] }, 0],
    [{ mitigation: ['none', 'unheard of'] }, 10],
    [{ mitigation: ['unheard of'] }, 0],
    [{ policy_category: ['compliance'] }, 10],
    [{ false_positive: true }, 0],
    [{ status: ['open', 'fixed'] }, 10],
    [{ date_range: '2020-01-01..2020-12-31' }, 0],
    [{ start_column: '5-10' }, 0],
    [{ kev: false, tool: ['semgrep'] }, 10],
    [{ policy_name: ['PCI DSS v4.0.1'] }, 10],
    [{ developer: ['unknown'] }, 0],
    [{ tags: ['a,b'] }, 0],
  ])('filters by %j', async (query, expected) => {
    const { data, meta } = await list(query);
    expect([data.length, meta.total]).toEqual([expected, expected]);
  });

  it.each(
    findingSortFields.flatMap(
      (field) =>
        [
          [field, 'asc'],
          [field, 'desc'],
        ] as const,
    ),
  )('pages by %s %s without losing or repeating a row', async (sort_field, sort) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data, meta } = await list({
        sort_field,
        sort,
        page_size: 3,
        ...(cursor !== undefined && { cursor }),
      });
      seen.push(...data.map(({ id }) => id));
      cursor = meta.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(10);
    expect(new Set(seen).size).toBe(10);
    const { data: whole } = await list({ sort_field, sort, page_size: 100 });
    expect(seen).toEqual(whole.map(({ id }) => id));
  });

  it('counts the pages that a cursor has passed', async () => {
    const first = await list({ page_size: 3 });
    const second = await list({ page_size: 3, cursor: first.meta.next_cursor ?? '' });
    const third = await list({ page_size: 3, cursor: second.meta.next_cursor ?? '' });
    expect([first, second, third].map(({ meta }) => meta.page)).toEqual([1, 2, 3]);
    const behind = await list({ page_size: 3, page: 2 });
    expect(behind.data).toEqual(second.data);
    const last = await list({ page_size: 3, cursor: behind.meta.next_cursor ?? '' });
    expect([last.meta.page, last.data]).toEqual([3, third.data]);
  });

  it('refuses a cursor of another order', async () => {
    const { meta } = await list({ page_size: 3 });
    const answer = await server.as('admin')('listFindings', {
      query: { cursor: meta.next_cursor ?? '', sort_field: 'title' },
    });
    expect(answer.status).toBe(400);
    expect(answer.problem().detail).toMatchObject([
      { msg: expect.any(String) as string, loc: ['query', 'cursor'] },
    ]);
  });

  it('shows one finding with the code around it, six-digit line numbers and why it is the same', async () => {
    const { attributes } = (
      await server.as('admin')('getFinding', { path: { id: await idOf('sql-injection') } })
    ).ok().data;
    expect(attributes.scanner_report_code).toBe("000041 db.query('select ' + request.query.memo)");
    expect(attributes.code[0]).toMatchObject({ number: '000041', highlighted: true });
    expect(
      attributes.policies.some(
        ({ control, conditions }) => control !== null && conditions.length === 0,
      ),
    ).toBe(true);
    expect(attributes.identity).toEqual({ match: 'new', basis: 'code' });
  });

  it('marks a false positive and says so in the history and the counts', async () => {
    const id = await idOf('weak-hash');
    const marked = (
      await server.as('cyberoper')('toggleFindingFalsePositive', {
        path: { id },
        body: { reason: 'A checksum, no password.' },
      })
    ).ok().data.attributes;
    expect(marked.false_positive).toBe(true);
    expect((await list({ false_positive: true })).meta.total).toBe(1);
    const { data: history } = (
      await server.as('admin')('listFindingHistory', { path: { id } })
    ).ok();
    expect(history[0]).toMatchObject({
      kind: 'false_positive',
      from: 'false',
      to: 'true',
      comment: 'A checksum, no password.',
      actor: { username: 'cyberoper' },
    });
    expect(history.at(-1)).toMatchObject({ kind: 'found' });
    expect(
      (await server.as('admin')('toggleFindingFalsePositive', { path: { id } })).ok().data
        .attributes.false_positive,
    ).toBe(false);
  });

  it('is filtered by what a person assessed: a part of another finding, and its effort', async () => {
    const id = await idOf('command-injection');
    const change = async (body: { is_subfinding: boolean; fixing_effort?: number }) =>
      (await server.as('cyberoper')('updateFinding', { path: { id }, body })).ok();
    const found = async (query: FindingListQuery) => (await list(query)).data.map((row) => row.id);
    expect(await found({ is_subfinding: true })).toEqual([]);
    await change({ is_subfinding: true, fixing_effort: 73 });
    expect(await found({ is_subfinding: true })).toEqual([id]);
    expect(await found({ fixing_effort: '73-73' })).toEqual([id]);
    await change({ is_subfinding: false });
    expect(await found({ is_subfinding: true })).toEqual([]);
  });

  it('keeps what a person decided when the report comes again', async () => {
    const id = await idOf('command-injection');
    (
      await server.as('admin')('updateFinding', {
        path: { id },
        body: { severity: 'critical', tags: ['payments'], status: 'in_progress' },
      })
    ).ok();
    await upload(
      server.as('admin'),
      repositoryId,
      sarif(lines.map((line) => ({ ...line, line: line.line + 2 }))),
    );
    await server.runJobs();
    const { attributes } = (await server.as('admin')('getFinding', { path: { id } })).ok().data;
    expect(attributes).toMatchObject({
      severity: 'critical',
      severity_overridden: true,
      reported_severity: 'high',
      status: 'in_progress',
      tags: ['payments'],
      range: { start_line: 5 },
    });
  });

  it('refuses what its state forbids', async () => {
    const id = await idOf('sql-injection');
    const answer = await server.as('admin')('updateFinding', {
      path: { id },
      body: { status: 'risk_accepted' },
    });
    expect(answer.status).toBe(409);
    expect(answer.problem()).toMatchObject({ code: 'needs_acceptance' });
  });

  it('takes comments, and lets only their author or an administrator remove them', async () => {
    const id = await idOf('sql-injection');
    const { data } = (
      await server.as('cyberoper')('commentOnFinding', {
        path: { id },
        body: { comment: 'Reproduced.' },
      })
    ).ok();
    expect((await list({ rule: ['sql-injection'] })).data[0]?.attributes.comment_count).toBe(1);
    expect(
      (await server.as('partner')('deleteFindingComment', { path: { id, comment_id: data.id } }))
        .status,
    ).toBe(403);
    expect(
      (await server.as('admin')('deleteFindingComment', { path: { id, comment_id: data.id } }))
        .status,
    ).toBe(204);
    expect((await list({ rule: ['sql-injection'] })).data[0]?.attributes.comment_count).toBe(0);
  });

  it('shows a developer what is assigned to them, and no user what belongs to others', async () => {
    const id = await idOf('sql-injection');
    expect((await list({}, 'developer')).meta.total).toBe(0);
    expect((await server.as('developer')('getFinding', { path: { id } })).status).toBe(404);
    await server.as('admin')('updateFinding', {
      path: { id },
      body: { assignee_id: server.people.developer.userId },
    });
    expect((await list({}, 'developer')).data.map((row) => row.id)).toEqual([id]);
    expect((await list({ developer: ['developer'] })).meta.total).toBe(1);
    expect((await list({}, 'foreignAdmin')).meta.total).toBe(0);
    expect((await server.as('foreignAdmin')('getFinding', { path: { id } })).status).toBe(404);
    expect(
      (
        await server.as('developer')('updateFinding', {
          path: { id },
          body: { assignee_id: server.people.developer2.userId },
        })
      ).status,
    ).toBe(403);
  });

  it("names the organisation's rules that are about it, with what they ask for and until when, and its remediation", async () => {
    const id = await idOf('sql-injection');
    const before = (await server.as('admin')('getFinding', { path: { id } })).ok().data.attributes;
    expect(before.policies.filter(({ control }) => control === null)).toEqual([
      {
        category: 'sla',
        name: 'High findings within 30 days',
        control: null,
        reason: null,
        evidence: null,
        uri: null,
        conditions: [{ key: 'severity', value: 'high' }],
        due_at: before.due_at,
      },
    ]);
    expect(before.remediation_id).toBeNull();
    const made = (await server.as('admin')('createRemediation', { path: { id } })).ok().data;
    expect(
      (await server.as('admin')('getFinding', { path: { id } })).ok().data.attributes
        .remediation_id,
    ).toBe(made._id);
  });

  it('groups with what a decision about a group needs', async () => {
    const { data } = (
      await server.as('admin')('listFindingGroups', { query: { group: 'rule' } })
    ).ok();
    expect(data.find(({ key }) => key === 'xss')).toMatchObject({
      label: 'HTML from input.',
      total: 7,
      repositories: 1,
      with_fix: 0,
      worst: 'info',
    });
    expect(Date.parse(data[0]?.oldest_at ?? '')).toBeLessThanOrEqual(Date.now());
    const { data: byRepository } = (
      await server.as('admin')('listFindingGroups', { query: { group: 'repository' } })
    ).ok();
    expect(byRepository).toMatchObject([{ key: 'ledger-api', label: 'ledger-api', total: 10 }]);
  });

  it('answers the columns that the list offers', async () => {
    const [row] = (await list({ rule: ['sql-injection'] })).data;
    expect(row?.attributes).toMatchObject({
      file_type: 'ts',
      mitigation_kind: 'none',
      provider: null,
      issue_owner: null,
      review_requested: false,
    });
    expect(row?.attributes.policy_names).toContain('High findings within 30 days');
    expect(row?.attributes.policy_categories).toEqual(
      expect.arrayContaining(['compliance', 'sla']),
    );
    expect(row?.attributes.policy_controls.length).toBeGreaterThan(0);
  });

  it('gives everything about a finding as a file', async () => {
    const id = await idOf('sql-injection');
    const answer = await server.as('admin')('createFindingReport', { path: { id } });
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="finding-${id}.json"`);
    expect(JSON.parse(answer.text)).toMatchObject({ finding: { id } });
  });

  it('says on reports and exports who issues them', async () => {
    const { headers } = await server.as('admin')('getClient', {});
    const stated = { legal_name: 'Acme Holding S.L.', address: 'Carrer de Mallorca 1' };
    await server.as('admin')('updateClient', {
      body: stated,
      headers: { 'if-match': String(headers['etag']) },
    });
    const id = await idOf('sql-injection');
    const report = await server.as('admin')('createFindingReport', { path: { id } });
    expect(JSON.parse(report.text)).toMatchObject({ issuer: stated });
    const exported = async (format: 'json' | 'sarif') =>
      JSON.parse(
        (await server.as('admin')('exportFindings', { query: { format } })).text,
      ) as object;
    expect(await exported('json')).toMatchObject({ meta: { issuer: stated } });
    expect(await exported('sarif')).toMatchObject({ runs: [{ properties: { issuer: stated } }] });
  });
});
