/**
 * Partial, empty and failed runs, and pages with a successor: findings that they lack are not
 * fixed.
 */
import { describe, expect, it } from 'vitest';
import { exceptionsOf, scopeOf } from './scope-of.ts';

const gosec = (errors: object) => ({
  'Golang errors': errors,
  Issues: [],
  Stats: { files: 3, lines: 9, nosec: 0, found: 0 },
  GosecVersion: '2.20.0',
});
const error = [{ line: 3, column: 1, error: 'expected declaration' }];
const checkov = (files: readonly string[]) => ({
  check_type: 'terraform',
  results: { passed_checks: [], failed_checks: [], skipped_checks: [], parsing_errors: files },
  summary: { passed: 0, failed: 0, skipped: 0, parsing_errors: files.length, resource_count: 0 },
});
const ggshield = (more: object) => ({
  id: '.',
  type: 'path_scan',
  total_incidents: 0,
  total_occurrences: 0,
  ...more,
});

const host = (name: string) => `host:${name}`;
const nessusHost = (name: string, ...more: string[]) =>
  `<ReportHost name="${name}.example"><HostProperties>${['HOST_START', ...more]
    .map((tag) => `<tag name="${tag}">x</tag>`)
    .join('')}</HostProperties></ReportHost>`;

describe('what is left out of a run by more than a file or a rule', () => {
  it.each<[string, object | string, object[]]>([
    [
      'a package that pip-audit skipped',
      {
        dependencies: [
          { name: 'shop', skip_reason: 'Dependency not found on PyPI' },
          { name: 'jinja2', version: '3.1.6', vulns: [] },
        ],
        fixes: [],
      },
      [{ component: 'shop' }],
    ],
    [
      'a rule on one host of several: Nexpose',
      '<NexposeReport version="2.0"><nodes><node address="192.0.2.1"><tests><test id="tls-weak" status="error"/></tests></node><node address="192.0.2.2"><tests><test id="tls-weak" status="not-vulnerable"/></tests></node></nodes><VulnerabilityDefinitions><vulnerability id="tls-weak" title="Weak TLS" severity="4"/></VulnerabilityDefinitions></NexposeReport>',
      [{ rule: 'tls-weak', target: host('192.0.2.1') }],
    ],
    [
      'a test of Greenbone on a host that results call by its name',
      '<report id="1" format_id="x"><report><scan_run_status>Done</scan_run_status><host><ip>192.0.2.1</ip><detail><name>hostname</name><value>shop.example</value></detail></host><errors><count>1</count><error><host>192.0.2.1</host><nvt oid="1.2.3"/><description>NVT timed out</description></error></errors><results start="1" max="-1"/></report></report>',
      [
        { rule: '1.2.3', target: host('192.0.2.1') },
        { rule: '1.2.3', target: host('shop.example') },
      ],
    ],
    [
      'a host that testssl.sh could not scan',
      [
        { id: 'SSLv2', ip: 'a.example/192.0.2.1', port: '443', severity: 'OK', finding: 'x' },
        {
          id: 'scanProblem',
          ip: 'b.example/192.0.2.2',
          port: '443',
          severity: 'FATAL',
          finding: 'x',
        },
      ],
      [{ target: host('b.example') }],
    ],
    [
      'servers that SSLyze could not reach or try',
      {
        sslyze_version: '6.0.0',
        invalid_server_strings: [{ server_string: 'c.example', error_message: 'Unknown host' }],
        server_scan_results: [
          {
            server_location: { hostname: 'b.example', port: 443 },
            connectivity_status: 'ERROR',
            scan_status: 'ERROR_NO_CONNECTIVITY',
            scan_result: null,
          },
        ],
      },
      [{ target: host('c.example') }, { target: host('b.example') }],
    ],
    [
      'a host that SSL Labs could not reach',
      [
        {
          host: 'shop.example.org',
          endpoints: [{ ipAddress: '192.0.2.1', statusMessage: 'Unable to connect to the server' }],
        },
      ],
      [{ target: host('shop.example.org') }],
    ],
    [
      'a host of several that Nessus did not finish',
      `<NessusClientData_v2><Report name="x">${nessusHost('a')}${nessusHost('b', 'HOST_END')}</Report></NessusClientData_v2>`,
      [{ target: host('a.example') }],
    ],
    [
      'a server that SSLyze 2 could not try',
      '<document title="SSLyze Scan Results" SSLyzeVersion="2.1.4"><invalidTargets><invalidTarget error="Could not resolve">c.example:443</invalidTarget></invalidTargets><results/></document>',
      [{ target: host('c.example') }],
    ],
    [
      "what an exception of Conftest takes out of a file's rules",
      [
        {
          filename: 'deploy/a.yaml',
          namespace: 'main',
          successes: 1,
          exceptions: [
            { msg: '', metadata: { query: 'data.main.exception[_][_] == "run_as_root"' } },
          ],
        },
      ],
      ['deny', 'violation', 'warn'].map((kind) => ({
        file: 'deploy/a.yaml',
        rule: `data.main.${kind}_run_as_root`,
      })),
    ],
    [
      'a check that kube-score skipped in a file',
      [
        {
          object_name: 'a',
          file_name: 'deploy/a.yaml',
          checks: [{ check: { id: 'pod-networkpolicy' }, grade: 0, skipped: true, comments: [] }],
        },
      ],
      [{ file: 'deploy/a.yaml', rule: 'pod-networkpolicy' }],
    ],
  ])('%s', async (_what, report, parts) => {
    expect(await exceptionsOf(report)).toEqual(parts);
  });

  it('is a rule everywhere where it is one on very many hosts', async () => {
    const nodes = Array.from(
      { length: 1001 },
      (_, index) =>
        `<node address="h${String(index)}"><tests><test id="tls-weak" status="error"/></tests></node>`,
    );
    const report = `<NexposeReport version="2.0"><nodes>${nodes.join('')}</nodes><VulnerabilityDefinitions><vulnerability id="tls-weak" title="Weak TLS" severity="4"/></VulnerabilityDefinitions></NexposeReport>`;
    expect(await exceptionsOf(report)).toEqual([{ rule: 'tls-weak' }]);
  });

  it('is of the one target that the report names, whatever it calls it', async () => {
    const checklist = {
      cklb_version: '1.0',
      target_data: { host_name: 'web1' },
      stigs: [{ rules: [{ group_id: 'V-1', status: 'not_reviewed', severity: 'high' }] }],
    };
    expect(await exceptionsOf(checklist)).toEqual([{ rule: 'V-1' }]);
  });
});

describe('a run that looked at nothing closes nothing', () => {
  it.each<[string, object | string, string?]>([
    ['pip-audit', { dependencies: [], fixes: [] }],
    [
      'Dependency-Check',
      { reportSchema: '1.1', scanInfo: {}, projectInfo: { name: 'a' }, dependencies: [] },
    ],
    [
      'Dependency-Check as XML',
      '<analysis xmlns="https://jeremylong.github.io/DependencyCheck/dependency-check.4.0.xsd"><scanInfo/><dependencies/></analysis>',
    ],
    ['ZAP', { '@programName': 'ZAP', '@version': '2.16.0', site: [] }],
    ['ZAP as XML', '<OWASPZAPReport programName="ZAP" version="2.16.0"></OWASPZAPReport>'],
    ['Bandit', { errors: [], generated_at: 'x', metrics: { _totals: { loc: 0 } }, results: [] }],
    [
      'RuboCop',
      {
        metadata: { rubocop_version: '1.60.0' },
        files: [],
        summary: { offense_count: 0, inspected_file_count: 0 },
      },
    ],
    [
      'Wapiti',
      { classifications: {}, vulnerabilities: {}, anomalies: {}, infos: { crawled_pages_nbr: 0 } },
    ],
    [
      'npm audit',
      { auditReportVersion: 2, vulnerabilities: {}, metadata: { dependencies: { total: 0 } } },
    ],
    [
      'cargo-audit',
      { lockfile: { 'dependency-count': 0 }, vulnerabilities: { found: false, list: [] } },
    ],
    ['ESLint', '[]', 'eslint'],
  ])('%s', async (_tool, report, tool) => {
    expect(await scopeOf(report, tool)).toEqual({
      incomplete: 'nothing_scanned',
      files: [],
      rules: [],
    });
  });

  it("but the alerts of ZAP's API do", async () => {
    const alerts = [{ alert: 'x', pluginId: '1', risk: 'High', url: 'https://a.example/' }];
    expect(await scopeOf({ alerts })).toMatchObject({ incomplete: undefined });
  });
});

describe('a run that says that it failed closes nothing', () => {
  it.each<[string, object | string, string]>([
    ['gosec, of an import path', gosec({ 'example.org/shop/cart': error }), 'files_failed'],
    [
      'gosec, of the package of everything',
      gosec({ '/home/runner/work/shop/shop': error }),
      'files_failed',
    ],
    [
      'SpotBugs',
      '<BugCollection version="4.8.0"><Errors errors="1"><Error><ErrorMessage>x</ErrorMessage></Error></Errors></BugCollection>',
      'files_failed',
    ],
    ['Horusec', { version: 'v2', status: 'error', analysisVulnerabilities: null }, 'scan_failed'],
    [
      'Horusec, of one tool',
      { version: 'v2', status: 'success', errors: 'gosec: no', analysisVulnerabilities: [] },
      'files_failed',
    ],
    [
      'GitLab, of a fatal message',
      {
        version: '15.0.0',
        scan: {
          scanner: { id: 'x', name: 'X' },
          type: 'sast',
          status: 'success',
          messages: [{ level: 'fatal', value: 'No memory' }],
        },
        vulnerabilities: [],
      },
      'scan_failed',
    ],
    ['TFLint', { issues: [], errors: [{ message: 'x', severity: 'error' }] }, 'scan_failed'],
    [
      'golangci-lint',
      { Issues: [], Report: { Linters: [], Error: 'context loading failed' } },
      'scan_failed',
    ],
    [
      'Checkov, of files that it counts and does not name',
      { ...checkov([]), summary: { parsing_errors: 2 } },
      'files_failed',
    ],
    ['ggshield, of no file', ggshield({ errors: [{ description: 'x' }] }), 'files_failed'],
    [
      'TruffleHog, of a line in its log',
      '{"level":"info-0","logger":"trufflehog","msg":"running source"}\n{"level":"error","logger":"trufflehog","msg":"error decoding chunk","error":"x"}\n',
      'files_failed',
    ],
    ['Retire.js', { version: '5.0.0', data: [{ results: [] }], errors: ['x'] }, 'files_failed'],
    ['Yarn audit', '{"type":"error","data":"Received malformed response"}\n', 'files_failed'],
    ['Lynis', '# Lynis Report\nlynis_version=3.1.1\nwarning[]=SSH-1|x|-|-|\n', 'scan_failed'],
    [
      'Qualys WAS',
      '<WAS_SCAN_REPORT><RESULTS><VULNERABILITY_LIST/></RESULTS><APPENDIX><SCAN_LIST><SCAN><STATUS>Time Limit Reached</STATUS></SCAN></SCAN_LIST></APPENDIX></WAS_SCAN_REPORT>',
      'scan_failed',
    ],
    [
      'Nessus, of its only host',
      `<NessusClientData_v2><Report name="x">${nessusHost('a')}</Report></NessusClientData_v2>`,
      'scan_failed',
    ],
    [
      'Trivy, of a workload',
      {
        ClusterName: 'shop',
        Resources: [{ Namespace: 'a', Kind: 'Pod', Name: 'b', Error: 'scan error' }],
      },
      'files_failed',
    ],
    [
      'InSpec, of a profile that it could not load',
      { profiles: [{ name: 'p', status: 'failed', status_message: 'x', controls: [] }] },
      'files_failed',
    ],
    ['Slither', { success: false, error: 'x', results: { detectors: [] } }, 'scan_failed'],
    ['Mythril', { success: false, error: 'x', issues: [] }, 'scan_failed'],
    [
      'Amazon ECR',
      {
        imageScanFindings: { findings: [], findingSeverityCounts: {} },
        imageScanStatus: { status: 'FAILED' },
      },
      'scan_failed',
    ],
    [
      'sslscan',
      '<?xml version="1.0"?><document title="SSLScan Results" version="2.0"><error>Could not open a connection</error></document>',
      'scan_failed',
    ],
    [
      'Clippy',
      `${JSON.stringify({ reason: 'compiler-artifact' })}\n${JSON.stringify({ reason: 'build-finished', success: false })}\n`,
      'scan_failed',
    ],
  ])('%s', async (_tool, report, incomplete) => {
    expect(await scopeOf(report)).toEqual({ incomplete, files: [], rules: [] });
  });
});

const ecr = (more: object) => ({
  imageScanFindings: { findings: [], findingSeverityCounts: {} },
  imageScanStatus: { status: 'COMPLETE' },
  ...more,
});
const issues = (more: object) => ({
  data: [
    {
      id: '1',
      attributes: { effective_severity_level: 'high', title: 'x', key: 'k', type: 'code' },
    },
  ],
  ...more,
});

describe('a page that says that another one follows closes nothing', () => {
  it.each<[string, object | string]>([
    ['by a token', ecr({ nextToken: 'abc' })],
    ['by a link', issues({ links: { next: '/orgs/1/issues?starting_after=2' } })],
    ['by an address of OData', issues({ '@odata.nextLink': 'https://api.example.org/?$skip=9' })],
    ['by a flag', issues({ pageInfo: { hasNextPage: true } })],
    ['by a number', issues({ pagination: { next_page: 2 } })],
    ['by the address of the next one', issues({ next: 'https://api.example.org/?page=2' })],
    [
      'by a flag beside a list of GraphQL',
      {
        data: {
          issues: { nodes: [{ id: '1', severity: 'HIGH' }], pageInfo: { hasNextPage: true } },
        },
      },
    ],
    [
      'in a document that is read whole',
      {
        Controls: [{ tests: [{ results: [{ status: 'PASS' }] }] }],
        Totals: {},
        nextPageToken: 'x',
      },
    ],
  ])('%s', async (_how, report) => {
    expect(await scopeOf(report)).toMatchObject({ incomplete: 'unknown_variant' });
  });

  it('the last one does', async () => {
    expect(await scopeOf(issues({ links: { self: '/', prev: '/' } }))).toMatchObject({
      incomplete: undefined,
    });
    expect(await scopeOf(ecr({ nextToken: null }))).toMatchObject({ incomplete: undefined });
    const pages = [issues({ links: { next: '/2' } }), issues({ links: {} })];
    expect(await scopeOf(pages.map((page) => JSON.stringify(page)).join('\n'))).toMatchObject({
      incomplete: undefined,
    });
  });
});
