/** Reports that list unreadable files or failed checks: findings that they lack are not fixed. */
import { describe, expect, it } from 'vitest';
import { scopeOf } from './scope-of.ts';

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
      'Kubescape, of a control that no resource lists',
      {
        summaryDetails: {
          controls: {
            'C-0005': { status: 'skipped', statusInfo: { subStatus: 'configuration' } },
            'C-0006': { status: 'skipped', statusInfo: { subStatus: 'manual review' } },
          },
        },
        resources: [],
        results: [],
      },
      ['C-0005'],
    ],
    [
      'Kubescape',
      {
        summaryDetails: { controls: { 'C-0004': { name: 'x' } } },
        resources: [],
        results: [
          {
            resourceID: 'a',
            controls: [
              { controlID: 'C-0004', status: { status: 'skipped', subStatus: 'configuration' } },
            ],
          },
        ],
      },
      ['C-0004'],
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
