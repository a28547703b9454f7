// The ways in which each tool reports an incomplete run. Such a report closes nothing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportItem } from './model.ts';
import { readReport } from './read-report.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parapet-incomplete-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const runsOf = async (report: object, tool?: string): Promise<ReportItem[]> => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  const items: ReportItem[] = [];
  for await (const item of readReport(file, { ...(tool !== undefined && { tool }) }))
    items.push(item);
  return items.filter(({ kind }) => kind === 'run');
};

const semgrep = (more: object) => ({
  version: '1.96.0',
  results: [],
  errors: [],
  paths: { scanned: ['a.py'] },
  ...more,
});
const sarif = (invocations: object[]) => ({
  version: '2.1.0',
  runs: [{ tool: { driver: { name: 'demo', rules: [] } }, invocations, results: [] }],
});
const trivy = (more: object) => ({
  SchemaVersion: 2,
  ArtifactName: '.',
  ArtifactType: 'filesystem',
  ...more,
});
const bandit = (errors: object[]) => ({
  errors,
  generated_at: '2026-01-01T00:00:00Z',
  metrics: { _totals: { loc: 9 } },
  results: [],
});
const gosec = (more: object) => ({
  'Golang errors': {},
  Issues: [],
  Stats: { files: 3, lines: 9, nosec: 0, found: 0 },
  GosecVersion: '2.20.0',
  ...more,
});
const kics = (more: object) => ({
  kics_version: '2.1.0',
  files_scanned: 3,
  files_parsed: 3,
  files_failed_to_scan: 0,
  queries_total: 100,
  queries: [],
  ...more,
});

describe('a report that did not look at everything says so', () => {
  it.each<[string, object, string]>([
    ['Semgrep without a file', semgrep({ paths: { scanned: [] } }), 'nothing_scanned'],
    [
      'Semgrep with a fatal error',
      semgrep({ errors: [{ level: 'error', type: 'SemgrepError', message: 'invalid rule' }] }),
      'files_failed',
    ],
    ['Trivy without a target', trivy({}), 'nothing_scanned'],
    ['SARIF of a failed run', sarif([{ executionSuccessful: false }]), 'scan_failed'],
    ['Bandit with an error of no file', bandit([{ reason: 'syntax error' }]), 'files_failed'],
    ['gosec without a file', gosec({ Stats: { files: 0 } }), 'nothing_scanned'],
    [
      'gosec with a broken package',
      gosec({ 'Golang errors': { 'example.org/shop': [{ error: 'x' }] } }),
      'files_failed',
    ],
    ['KICS without a file', kics({ files_scanned: 0 }), 'nothing_scanned'],
    ['KICS with a file it cannot parse', kics({ files_failed_to_scan: 2 }), 'files_failed'],
    [
      'Checkov with a file it cannot parse',
      {
        check_type: 'terraform',
        results: { passed_checks: [], failed_checks: [] },
        summary: { passed: 0, failed: 0, skipped: 0, parsing_errors: 1, checkov_version: '3.2.0' },
      },
      'files_failed',
    ],
  ])('%s', async (_name, report, reason) => {
    expect(await runsOf(report)).toMatchObject([{ incomplete: reason }]);
  });

  it.each<[string, object, string[]]>([
    [
      'Bandit',
      bandit([{ filename: './app/a.py', reason: 'syntax error while parsing AST from file' }]),
      ['app/a.py'],
    ],
    [
      'Semgrep',
      semgrep({
        errors: [
          { level: 'error', type: 'Syntax error', path: 'src/a.ts', message: 'not parsed' },
          { level: 'error', type: 'Timeout', path: 'src/a.ts', message: 'a rule' },
          { level: 'error', type: 'Timeout', path: 'src/b.ts', message: 'a rule' },
        ],
      }),
      ['src/a.ts', 'src/b.ts'],
    ],
  ])(
    '%s names the files that it left out, and looked at the others',
    async (_name, report, files) => {
      const [run] = await runsOf(report);
      expect(run).toMatchObject({ unscanned: files.map((file) => ({ file })) });
      expect(run).not.toHaveProperty('incomplete');
    },
  );

  it.each<[string, object]>([
    ['Semgrep', semgrep({ errors: [{ level: 'warn', type: 'Timeout', message: 'a rule' }] })],
    ['Trivy', trivy({ Results: [{ Target: 'go.sum', Class: 'lang-pkgs', Type: 'gomod' }] })],
    ['SARIF', sarif([{ executionSuccessful: true }])],
    ['Bandit', bandit([])],
    ['gosec', gosec({})],
    ['KICS', kics({})],
  ])('%s that did does not', async (_name, report) => {
    const [run] = await runsOf(report);
    expect(run).toMatchObject({ kind: 'run' });
    expect(run).not.toHaveProperty('incomplete');
  });
});
