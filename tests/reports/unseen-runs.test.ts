// Runs that reached nothing or failed, each beside a clean one of the same tool.
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';

type Run = { format?: string; tool: string; incomplete?: string } | undefined;

const lastRun = async (report: unknown, tool?: string): Promise<Run> => {
  const text = typeof report === 'string' ? report : JSON.stringify(report);
  const { error, items } = await readBytesAs(text, tool === undefined ? {} : { tool });
  expect(error).toBeUndefined();
  return items.filter((item) => item.kind === 'run').at(-1);
};

const nessus = (host: string) =>
  `<NessusClientData_v2><Report name="x">${host}</Report></NessusClientData_v2>`;
const checkmarx = (files: number) =>
  `<CxXMLResults ProjectName="x" ScanId="1" FilesScanned="${String(files)}"></CxXMLResults>`;
const fortify = (files: number) =>
  `<FVDL version="1.12"><Build><NumberFiles>${String(files)}</NumberFiles></Build><Vulnerabilities/></FVDL>`;
const clair = (more: object) => ({
  manifest_hash: 'sha256:a',
  packages: { '1': { name: 'a' } },
  vulnerabilities: {},
  package_vulnerabilities: {},
  ...more,
});
const wiz = (errors?: object[]) => ({ data: { issues: { nodes: [] } }, errors });
const brakeman = (checks: string[]) => ({
  scan_info: { app_path: '/app', security_warnings: 0, checks_performed: checks },
  warnings: [],
  ignored_warnings: [],
  errors: [],
});
const truffleHog = (chunks: number) =>
  JSON.stringify({ level: 'info-0', logger: 'trufflehog', msg: 'finished scanning', chunks });
const semgrep = (errors: unknown[]) => ({
  version: '1.96.0',
  results: [],
  errors,
  paths: { scanned: ['a.py'] },
});
const kubeBench = (results: object[]) => ({
  Controls: [{ id: '1', node_type: 'master', tests: [{ section: '1', results }] }],
  Totals: { total_pass: results.length },
});
const kubescape = (resources: object[]) => ({
  summaryDetails: { controls: {}, frameworks: [], status: 'passed' },
  results: [],
  resources,
});
const snyk = (dependencyCount: number) => ({
  ok: true,
  vulnerabilities: [],
  dependencyCount,
  packageManager: 'npm',
});
const bom = (vulnerabilities: unknown) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  components: [],
  vulnerabilities,
});
const govulncheck = (...more: object[]) =>
  [{ config: { protocol_version: 'v1.0.0', scanner_name: 'govulncheck' } }, ...more]
    .map((line) => JSON.stringify(line))
    .join('\n');

describe('a run that looked at nothing, or failed, closes nothing', () => {
  it.each<[string, unknown, string, unknown]>([
    ['Nessus', nessus(''), 'nothing_scanned', nessus('<ReportHost name="a"/>')],
    ['Checkmarx', checkmarx(0), 'nothing_scanned', checkmarx(3)],
    ['Fortify', fortify(0), 'nothing_scanned', fortify(3)],
    ['Brakeman', brakeman([]), 'nothing_scanned', brakeman(['XSS'])],
    ['TruffleHog', truffleHog(0), 'files_failed', truffleHog(4)],
    ['kube-bench', kubeBench([]), 'nothing_scanned', kubeBench([{ status: 'PASS' }])],
    ['Kubescape', kubescape([]), 'nothing_scanned', kubescape([{ resourceID: 'a' }])],
    ['Snyk', snyk(0), 'nothing_scanned', snyk(3)],
    ['govulncheck', govulncheck(), 'nothing_scanned', govulncheck({ progress: { message: 'x' } })],
    ['Clair', clair({ success: false, err: 'unpack' }), 'scan_failed', clair({ success: true })],
    [
      'Clair with vulnerabilities of no package',
      clair({ vulnerabilities: { '9': { name: 'CVE-2024-0009' } } }),
      'unknown_variant',
      clair({}),
    ],
    ['GraphQL', wiz([{ message: 'timed out' }]), 'scan_failed', wiz()],
    ['Semgrep', semgrep(['out of memory']), 'files_failed', semgrep([])],
    ['CycloneDX', bom({ 'CVE-2024-0001': {} }), 'unknown_variant', bom([])],
  ])('%s', async (_tool, unseen, incomplete, clean) => {
    expect(await lastRun(unseen)).toMatchObject({ incomplete });
    expect(await lastRun(clean)).not.toHaveProperty('incomplete');
  });
});

it('closes nothing on findings of CodeGuru that could not be fetched', async () => {
  const found = {
    id: 'a',
    title: 'SQL injection',
    vulnerability: { filePath: { path: 'a.java' } },
  };
  const report = (failedFindings: object[]) => ({ findings: [found], failedFindings });
  expect(await lastRun(report([{ findingId: 'b', errorCode: 'INTERNAL_ERROR' }]))).toMatchObject({
    tool: 'Amazon CodeGuru Security',
    incomplete: 'unknown_variant',
  });
  expect(await lastRun(report([]))).not.toHaveProperty('incomplete');
});

it('does not take a report with null results for one of tfsec', async () => {
  const bandit = { errors: [], generated_at: 'x', metrics: { _totals: {} }, results: null };
  const { error } = await readBytesAs(JSON.stringify(bandit));
  expect(error).toMatchObject({ code: 'unknown_format' });
  expect(await lastRun({ results: null }, 'tfsec')).toMatchObject({ format: 'tfsec' });
});

it('reads a template that Nuclei could not run as one that was not checked', async () => {
  const failed = {
    'template-id': 'cve',
    info: { name: 'x' },
    host: 'shop.example',
    error: 'reset',
  };
  const { findings, items } = await readBytesAs(JSON.stringify(failed));
  expect(findings).toEqual([]);
  expect(items).toContainEqual(
    expect.objectContaining({ unscanned: [{ rule: 'cve', target: 'host:shop.example' }] }),
  );
});

it('takes an empty report for one of the named tool, not of one with a similar name', async () => {
  expect(await lastRun('[]', 'osv-scanner')).toMatchObject({ tool: 'OSV-Scanner' });
});
