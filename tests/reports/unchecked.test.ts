/**
 * What tools say, beside their results, of files that they could not read, of checks that they could
 * not make and of pages that follow: what such a report lacks is not gone.
 */
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';

const runsOf = async (report: object | string, tool?: string) => {
  const text = typeof report === 'string' ? report : JSON.stringify(report);
  const { error, items } = await readBytesAs(text, tool === undefined ? {} : { tool });
  expect(error).toBeUndefined();
  expect(items.filter(({ kind }) => kind === 'unaccounted')).toEqual([]);
  return items.flatMap((item) => (item.kind === 'run' ? [item] : []));
};

const partsOf = (runs: Awaited<ReturnType<typeof runsOf>>, kind: 'file' | 'rule'): string[] =>
  runs.flatMap(({ unscanned = [] }) => unscanned.flatMap((part) => part[kind] ?? []));

const exceptionsOf = async (report: object | string, tool?: string) =>
  (await runsOf(report, tool)).flatMap(({ unscanned = [] }) => unscanned);

const scopeOf = async (report: object | string, tool?: string) => {
  const runs = await runsOf(report, tool);
  return {
    incomplete: runs.find(({ incomplete }) => incomplete !== undefined)?.incomplete,
    files: partsOf(runs, 'file'),
    rules: partsOf(runs, 'rule'),
  };
};

const gosec = (errors: object) => ({
  'Golang errors': errors,
  Issues: [],
  Stats: { files: 3, lines: 9, nosec: 0, found: 0 },
  GosecVersion: '2.20.0',
});
const error = [{ line: 3, column: 1, error: 'expected declaration' }];
const semgrep = (more: object) => ({
  version: '1.96.0',
  results: [],
  errors: [],
  paths: { scanned: ['a.py'] },
  ...more,
});
const nexpose = (status: string) =>
  `<NexposeReport version="2.0"><scans><scan status="finished"/></scans><nodes><node address="192.0.2.1"><tests><test id="tls-weak" status="${status}"/></tests></node></nodes><VulnerabilityDefinitions><vulnerability id="tls-weak" title="Weak TLS" severity="4"/></VulnerabilityDefinitions></NexposeReport>`;
const nexposeRow = (code: string) =>
  `Asset IP Address,Vulnerability ID,Vulnerability Title,Vulnerability Test Result Code,Vulnerability Severity Level\n192.0.2.1,tls-weak,Weak TLS,${code},4\n`;
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
const eslint = (messages: object[]) => [{ filePath: 'src/a.js', messages, errorCount: 1 }];
const fatal = { ruleId: null, fatal: true, severity: 2, message: 'Parsing error', line: 1 };

describe('files that a tool could not read stay as they were', () => {
  it.each<[string, object | string, string[], string?]>([
    ['gosec', gosec({ '/src/shop/a.go': error }), ['src/shop/a.go']],
    ['gosec, of a package', gosec({ '/src/shop/cart': error }), ['src/shop/cart']],
    [
      'gosec, in the folder of a pipeline',
      gosec({ '/home/runner/work/shop/shop/cart': error }),
      ['cart'],
    ],
    [
      'njsscan',
      { errors: [{ path: 'a.js', type: 'x' }], njsscan_version: '1', nodejs: {}, templates: {} },
      ['a.js'],
    ],
    [
      'mobsfscan',
      { errors: [{ path: 'A.java' }], mobsfscan_version: '0.4', results: {} },
      ['A.java'],
    ],
    [
      'Brakeman',
      {
        scan_info: { brakeman_version: '7.0.0' },
        warnings: [],
        errors: [{ error: 'parse error', location: 'Could not parse app/models/cart.rb' }],
      },
      ['app/models/cart.rb'],
    ],
    [
      'Semgrep, of a timeout',
      semgrep({ errors: [{ level: 'warn', type: 'Timeout', path: 'b.py', rule_id: 'r' }] }),
      ['b.py'],
    ],
    [
      'Semgrep, of a file that its parser gave up',
      semgrep({
        paths: {
          scanned: ['a.py'],
          skipped: [
            { path: 'c.py', reason: 'analysis_failed_parser_or_internal_error' },
            { path: 'd.min.js', reason: 'minified' },
          ],
        },
      }),
      ['c.py'],
    ],
    [
      'Semgrep, of spans that it could not parse',
      semgrep({
        errors: [
          {
            code: 3,
            level: 'warn',
            type: ['PartialParsing', [{ path: 'b.py', start: { line: 3 }, end: { line: 5 } }]],
            message: 'Syntax error',
            path: 'b.py',
          },
        ],
      }),
      ['b.py'],
    ],
    ['Checkov', checkov(['main.tf']), ['main.tf']],
    ['Checkov, of a place on the machine', checkov(['/tf/main.tf']), ['tf/main.tf', 'main.tf']],
    [
      'ggshield',
      ggshield({ errors: [{ files: [{ mode: 'FILE', filename: 'a.py' }], description: 'x' }] }),
      ['a.py'],
    ],
    [
      'ggshield, of a commit',
      ggshield({
        scans: [
          {
            id: 'abc',
            type: 'commit',
            total_incidents: 0,
            errors: [{ files: [{ mode: 'MODIFY', filename: 'a.py' }], description: 'x' }],
          },
        ],
      }),
      ['a.py'],
    ],
    [
      'PHPMD',
      {
        version: '2.15.0',
        package: 'phpmd',
        files: [],
        errors: [{ fileName: 'src/a.php', message: 'Unexpected token' }],
      },
      ['src/a.php'],
    ],
    [
      'Checkstyle, of a file that it could not read',
      '<checkstyle version="10.0"><file name="src/A.java"><exception>x</exception></file></checkstyle>',
      ['src/A.java'],
    ],
    [
      'Checkstyle, of a file that it could not parse',
      '<checkstyle version="10.0"><file name="src/A.java"><error line="1" severity="error" message="x" source="com.puppycrawl.tools.checkstyle.TreeWalker"/></file></checkstyle>',
      ['src/A.java'],
    ],
    [
      'PMD as XML',
      '<pmd version="7.0.0"><error filename="src/A.java" msg="ParseException"/></pmd>',
      ['src/A.java'],
    ],
    [
      'PMD as JSON',
      {
        formatVersion: 0,
        pmdVersion: '7.0.0',
        files: [],
        processingErrors: [{ filename: 'src/A.java', message: 'ParseException' }],
      },
      ['src/A.java'],
    ],
    [
      'ModelScan',
      {
        summary: { modelscan_version: '0.8.0', total_issues_by_severity: {} },
        issues: [],
        errors: [{ category: 'MODEL_SCAN', description: 'no', source: 'model.pkl' }],
      },
      ['model.pkl'],
    ],
    ['ESLint', eslint([fatal]), ['src/a.js']],
    [
      'RuboCop',
      {
        metadata: { rubocop_version: '1.60.0' },
        files: [
          {
            path: 'a.rb',
            offenses: [
              { cop_name: 'Lint/Syntax', message: 'x', severity: 'fatal', location: { line: 1 } },
            ],
          },
        ],
        summary: { offense_count: 1 },
      },
      ['a.rb'],
    ],
    [
      'Pylint',
      [
        {
          type: 'error',
          path: 'a.py',
          symbol: 'syntax-error',
          'message-id': 'E0001',
          message: 'x',
        },
      ],
      ['a.py'],
    ],
    [
      'Ruff',
      [
        {
          code: null,
          filename: 'a.py',
          location: { row: 1, column: 1 },
          end_location: { row: 1, column: 2 },
          message: 'SyntaxError: x',
        },
      ],
      ['a.py'],
      'ruff',
    ],
    [
      'golangci-lint',
      { Issues: [{ FromLinter: 'typecheck', Text: 'x', Pos: { Filename: 'a.go', Line: 1 } }] },
      ['a.go'],
    ],
    [
      'Staticcheck',
      {
        code: 'compile',
        severity: 'error',
        location: { file: 'a.go', line: 1, column: 1 },
        end: { file: 'a.go', line: 1, column: 1 },
        message: 'x',
      },
      ['a.go'],
    ],
    [
      'Hadolint',
      [{ code: 'DL1000', message: 'x', file: 'Dockerfile', level: 'error', line: 1, column: 1 }],
      ['Dockerfile'],
    ],
    [
      'ShellCheck',
      [{ file: 'a.sh', line: 1, endLine: 1, level: 'error', code: 1072, message: 'x' }],
      ['a.sh'],
    ],
    [
      'cfn-lint',
      [{ Filename: 'a.yaml', Level: 'Error', Message: 'x', Rule: { Id: 'E0000' }, Location: {} }],
      ['a.yaml'],
    ],
    [
      'Cppcheck',
      '<results version="2"><cppcheck version="2.13"/><errors><error id="syntaxError" severity="error" msg="x"><location file="a.c" line="1"/></error></errors></results>',
      ['a.c'],
    ],
    [
      'PHP_CodeSniffer',
      {
        totals: { errors: 1, warnings: 0, fixable: 0 },
        files: {
          'a.php': { messages: [{ source: 'Internal.Exception', message: 'x', type: 'ERROR' }] },
        },
      },
      ['a.php'],
    ],
    [
      'Psalm',
      [{ type: 'ParseError', severity: 'error', message: 'x', file_name: 'a.php', line_from: 1 }],
      ['a.php'],
    ],
  ])('%s', async (_tool, report, files, tool) => {
    expect(await scopeOf(report, tool)).toEqual({ incomplete: undefined, files, rules: [] });
  });

  it('a file that was read is no such', async () => {
    const found = { ruleId: 'no-eval', severity: 2, message: 'No', line: 1 };
    expect(await scopeOf(eslint([found]))).toMatchObject({ files: [] });
    expect(await scopeOf(gosec({}))).toMatchObject({ incomplete: undefined, files: [] });
  });

  it('more of them than can be named are as good as all', async () => {
    const files = Array.from({ length: 1001 }, (_, index) => ({
      ...eslint([fatal])[0],
      filePath: `src/${String(index)}.js`,
    }));
    expect(await scopeOf(files)).toEqual({ incomplete: 'files_failed', files: [], rules: [] });
  });
});

describe('rules whose check could not be made stay as they were', () => {
  it.each<[string, object | string, string[]]>([
    ['Nexpose, of a test in error', nexpose('error'), ['tls-weak']],
    ['Nexpose, of a test that was skipped', nexpose('skipped-dos'), ['tls-weak']],
    ['Nexpose, as a table', nexposeRow('er'), ['tls-weak']],
    [
      'Nexpose, in its simple XML',
      '<NeXposeSimpleXML version="1.0"><devices><device address="192.0.2.1"><vulnerabilities><vulnerability id="tls-weak" resultCode="UK"/></vulnerabilities></device></devices></NeXposeSimpleXML>',
      ['tls-weak'],
    ],
    ['Semgrep', semgrep({ skipped_rules: [{ rule_id: 'r.a', details: 'newer' }] }), ['r.a']],
    [
      'PMD as XML',
      '<pmd version="7.0.0"><configerror rule="DoNotHardCodeSDCard" msg="x"/></pmd>',
      ['DoNotHardCodeSDCard'],
    ],
    [
      'PMD as JSON',
      {
        formatVersion: 0,
        pmdVersion: '7.0.0',
        files: [],
        configurationErrors: [{ rule: 'LoosePackageCoupling', message: 'No packages' }],
      },
      ['LoosePackageCoupling'],
    ],
    [
      'InSpec',
      {
        profiles: [
          { name: 'p', controls: [{ id: 'c-1', impact: 0.7, results: [{ status: 'skipped' }] }] },
        ],
      },
      ['c-1'],
    ],
    [
      'OpenSCAP',
      '<Benchmark xmlns="http://checklists.nist.gov/xccdf/1.2" id="xccdf_b"><TestResult><rule-result idref="r-1"><result>unknown</result></rule-result></TestResult></Benchmark>',
      ['r-1'],
    ],
    [
      'STIG Viewer',
      {
        cklb_version: '1.0',
        stigs: [{ rules: [{ group_id: 'V-1', status: 'not_reviewed', severity: 'high' }] }],
      },
      ['V-1'],
    ],
    [
      'Scorecard',
      {
        scorecard: { version: '5.0.0' },
        checks: [{ name: 'Code-Review', score: -1, reason: 'internal error' }],
      },
      ['Code-Review'],
    ],
    [
      'GuardDog',
      { package: 'demo', issues: 0, errors: { typosquatting: 'failed' }, results: {} },
      ['typosquatting'],
    ],
    [
      'Nuclei',
      {
        'template-id': 't',
        info: { name: 'n', severity: 'high' },
        host: 'https://shop.example.org',
        'matcher-status': false,
        error: 'context deadline exceeded',
      },
      ['t'],
    ],
    [
      'Dockle',
      { image: 'shop:1', summary: { fatal: 0 }, details: [{ code: 'CIS-DI-0005', level: 'SKIP' }] },
      ['CIS-DI-0005'],
    ],
    [
      'CloudSploit',
      [
        {
          plugin: 'p',
          category: 'S3',
          title: 'x',
          resource: 'N/A',
          region: 'a',
          status: 'UNKNOWN',
        },
      ],
      ['p'],
    ],
    [
      'cargo-audit, of an advisory that its settings ignore',
      {
        settings: { ignore: ['RUSTSEC-2024-0001'] },
        lockfile: { 'dependency-count': 3 },
        vulnerabilities: { found: false, count: 0, list: [] },
      },
      ['RUSTSEC-2024-0001'],
    ],
    [
      'promptfoo',
      {
        evalId: 'e',
        results: {
          results: [
            { success: false, error: 'timeout', testCase: { metadata: { pluginId: 'pii' } } },
          ],
        },
      },
      ['pii'],
    ],
  ])('%s', async (_tool, report, rules) => {
    expect(await scopeOf(report)).toEqual({ incomplete: undefined, files: [], rules });
  });

  it.each(['not-vulnerable', 'vulnerable-version', 'skipped-version', 'no-test'])(
    'a test of Nexpose that was made is no such: %s',
    async (status) => {
      expect(await scopeOf(nexpose(status))).toMatchObject({ rules: [] });
    },
  );
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
