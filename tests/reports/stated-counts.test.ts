// Reports that list no finding, and state or show that there is more: they close nothing.
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';

const runsOf = async (report: unknown): Promise<unknown[]> => {
  const text = typeof report === 'string' ? report : JSON.stringify(report);
  const { error, findings, items } = await readBytesAs(text);
  expect(error).toBeUndefined();
  expect(findings).toEqual([]);
  return items.filter(({ kind }) => kind === 'run');
};

const gosec = (found: number) => ({
  'Golang errors': {},
  Issues: null,
  Stats: { files: 3, found },
});
const brakeman = (warnings: number, checks = ['XSS']) => ({
  scan_info: { app_path: '/app', security_warnings: warnings, checks_performed: checks },
  warnings: [],
  ignored_warnings: [],
  errors: [],
});
const checkov = (failed: number) => ({
  check_type: 'terraform',
  results: { passed_checks: [], failed_checks: [], skipped_checks: [], parsing_errors: [] },
  summary: { passed: 3, failed, skipped: 0, parsing_errors: 0 },
});
const npm7 = (total: number) => ({
  auditReportVersion: 2,
  vulnerabilities: {},
  metadata: { vulnerabilities: { high: total, total }, dependencies: { total: 5 } },
});
const npm6 = (high: number) => ({
  actions: [],
  advisories: {},
  muted: [],
  metadata: { vulnerabilities: { low: 0, high }, totalDependencies: 5 },
});
const yarn = (high: number) =>
  JSON.stringify({ type: 'auditSummary', data: { vulnerabilities: { low: 0, high } } });
const truffleHog = (unverified: number, chunks = 5) =>
  JSON.stringify({
    level: 'info-0',
    logger: 'trufflehog',
    msg: 'finished scanning',
    chunks,
    verified_secrets: 0,
    unverified_secrets: unverified,
  });
const sonar = (total: number) => ({
  total,
  paging: { pageIndex: 1, pageSize: 100, total },
  issues: [],
});
const kubeBench = (fail: number) => ({
  Controls: [
    {
      id: '1',
      node_type: 'master',
      tests: [{ section: '1', results: fail > 0 ? null : [{ status: 'PASS' }] }],
    },
  ],
  Totals: { total_pass: 0, total_fail: fail, total_warn: 0, total_info: 0 },
});
const kubescape = (failedResources: number) => ({
  summaryDetails: { controls: { 'C-1': { ResourceCounters: { failedResources } } } },
  results: [],
  resources: [{ resourceID: 'a' }],
});
const kics = (total: number) => ({
  kics_version: '2.1.0',
  files_scanned: 3,
  queries: [],
  total_counter: total,
});
const terrascan = (violated: number) => ({
  results: { violations: null, scan_summary: { violated_policies: violated } },
});
const safety = (found: number) => ({
  report_meta: { vulnerabilities_found: found },
  vulnerabilities: [],
  ignored_vulnerabilities: [],
});
const eslint = (errorCount: number) => [
  { filePath: '/a.js', messages: [], suppressedMessages: [], errorCount, warningCount: 0 },
];
const phpstan = (file_errors: number) => ({
  totals: { errors: 0, file_errors },
  files: {},
  errors: [],
});
const checkmarxOne = (totalCount: number) => ({ results: [], totalCount });
const snyk = (ok: boolean) => ({
  ok,
  vulnerabilities: [],
  dependencyCount: 5,
  packageManager: 'npm',
});
describe('a report that lists no finding', () => {
  it.each<[string, unknown, unknown]>([
    ['gosec', gosec(2), gosec(0)],
    ['Brakeman', brakeman(4), brakeman(0)],
    ['Checkov', checkov(1), checkov(0)],
    ['Checkov of several frameworks', [checkov(0), checkov(1)], [checkov(0), checkov(0)]],
    ['npm audit 7', npm7(2), npm7(0)],
    ['npm audit 6', npm6(3), npm6(0)],
    ['Yarn audit', yarn(2), yarn(0)],
    ['TruffleHog', truffleHog(2), truffleHog(0)],
    ['SonarQube', sonar(5), sonar(0)],
    ['kube-bench', kubeBench(3), kubeBench(0)],
    ['Kubescape', kubescape(3), kubescape(0)],
    ['KICS', kics(4), kics(0)],
    ['Terrascan', terrascan(4), terrascan(0)],
    ['Safety', safety(4), safety(0)],
    ['ESLint', eslint(2), eslint(0)],
    ['PHPStan', phpstan(3), phpstan(0)],
    ['Checkmarx One', checkmarxOne(7), checkmarxOne(0)],
    ['Snyk', snyk(false), snyk(true)],
  ])('and counts some closes nothing: %s', async (_tool, counting, clean) => {
    expect(await runsOf(counting)).toContainEqual(
      expect.objectContaining({ incomplete: 'unknown_variant' }),
    );
    for (const run of await runsOf(clean)) expect(run).not.toHaveProperty('incomplete');
  });
});
