import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { csvCell } from '#domain/csv';
import { findingColumns, findingsAsCsv } from '#domain/finding-export/csv';
import { rowsAsJson } from '#domain/finding-export/json';
import { findingsAsSarif } from '#domain/finding-export/sarif';

type FindingRow = components['schemas']['FindingRow'];

const row = (over: Partial<FindingRow['attributes']> = {}): FindingRow => ({
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02',
  attributes: {
    title: 'SQL injection',
    severity: 'high',
    priority: 80,
    status: 'open',
    false_positive: false,
    is_duplicate: false,
    is_subfinding: false,
    kev: false,
    epss: null,
    tool: 'semgrep',
    rule: { id: 'sqli', name: null, help_uri: null },
    category: 'sast',
    type: null,
    language: 'typescript',
    file: 'src/a b#1.ts',
    range: { start_line: 3, start_column: null, end_line: 4, end_column: null },
    endpoint: null,
    component: null,
    repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b03', nickname: 'ledger-api' },
    branch: 'main',
    cwe: [89],
    cve: [],
    cvssv3_score: null,
    owasp: ['A03:2021'],
    owasp_cicd: [],
    slsa_threats: [],
    tags: ['payments'],
    assignee: null,
    sla: 'on_track',
    fixing_effort: null,
    remediation_type: null,
    has_fix: false,
    comment_count: 0,
    first_seen_at: '2026-01-01T00:00:00Z',
    last_seen_at: '2026-01-02T00:00:00Z',
    due_at: null,
    file_type: 'ts',
    issue_owner: null,
    review_requested: false,
    mitigation_kind: 'none',
    provider: null,
    policy_names: [],
    policy_categories: [],
    policy_controls: [],
    ...over,
  },
});
async function* from<T>(items: T[]) {
  for (const item of items) yield await Promise.resolve(item);
}
const text = async (chunks: AsyncIterable<string>) => {
  let all = '';
  for await (const chunk of chunks) all += chunk;
  return all;
};

describe('CSV', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('makes %j text', (formula) => {
    expect(csvCell(formula).replace(/^"/, '')).toMatch(/^'/);
  });

  it('survives a round trip with quotes, commas, line breaks and numbers below zero', async () => {
    const csv = await text(findingsAsCsv(from([row({ title: 'a "b", c\r\nd' })])));
    const [parsed] = parse<Record<string, string>>(csv, { columns: true, bom: true });
    expect(parsed).toMatchObject({
      title: 'a "b", c\r\nd',
      cwe: 'CWE-89',
      start_line: '3',
      repository: 'ledger-api',
    });
    expect(Object.keys(parsed ?? {})).toHaveLength(findingColumns.length);
    expect(csvCell(-3)).toBe('-3');
  });
});

describe('JSON', () => {
  it.each([[[]], [[1, 2]]])('is one document for %j', async (rows) => {
    expect(JSON.parse(await text(rowsAsJson(from(rows), { total: 2 })))).toEqual({
      data: rows,
      meta: { total: 2 },
    });
  });
});

describe('SARIF', () => {
  const issuer = {
    organization: 'Acme',
    legal_name: 'Acme S.L.',
    address: null,
    applicable_regulations: [],
  };
  const results = async (rows: FindingRow[]) =>
    (
      JSON.parse(await text(findingsAsSarif(from(rows), '0.1.0', issuer))) as {
        runs: [{ results: unknown[] }];
      }
    ).runs[0].results;

  it('carries place, level and identity', async () => {
    expect(await results([row()])).toEqual([
      expect.objectContaining({
        ruleId: 'sqli',
        level: 'error',
        guid: row().id,
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'src/a%20b%231.ts' },
              region: { startLine: 3, endLine: 4 },
            },
          },
        ],
      }),
    ]);
    expect(await results([])).toEqual([]);
  });

  it('says what is new and gone as its baseline', async () => {
    const states = (await results([
      row({ change: 'new' }),
      row({ change: 'gone' }),
      row({ change: 'kept', status: 'fixed' }),
      row({ status: 'fixed' }),
      row(),
    ])) as { baselineState: string }[];
    expect(states.map(({ baselineState }) => baselineState)).toEqual([
      'new',
      'absent',
      'unchanged',
      'absent',
      'unchanged',
    ]);
  });

  it('carries decisions as suppressions, and only those', async () => {
    const [open, falsePositive, accepted] = await results([
      row(),
      row({ false_positive: true }),
      row({ status: 'risk_accepted' }),
    ]);
    expect(open).not.toHaveProperty('suppressions');
    expect(falsePositive).toHaveProperty('suppressions.0.justification', 'False positive');
    expect(accepted).toHaveProperty('suppressions.0.justification', 'Risk accepted');
  });

  it('names a component where there is no file', async () => {
    const component = {
      name: 'pg',
      version: '8',
      purl: 'pkg:npm/pg@8',
      ecosystem: 'npm',
      fixed_version: null,
    };
    expect(await results([row({ file: null, range: null, component })])).toEqual([
      expect.objectContaining({
        locations: [{ logicalLocations: [{ fullyQualifiedName: 'pkg:npm/pg@8' }] }],
      }),
    ]);
  });
});
