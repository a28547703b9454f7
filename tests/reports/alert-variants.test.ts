// Alerts and findings from the APIs of cloud and repository hosts: every state, every envelope.
import { describe, expect, it } from 'vitest';
import { readBytesAs, type Outcome } from './reading.ts';

const read = (document: unknown): Promise<Outcome> => readBytesAs(JSON.stringify(document));
const readLines = (documents: readonly unknown[]): Promise<Outcome> =>
  readBytesAs(documents.map((document) => JSON.stringify(document)).join('\n'));

/** `open`, `set aside`, or why it was skipped. */
const account = ({ findings, ignored }: Outcome): string[] => [
  ...findings.map(({ suppression }) => (suppression === undefined ? 'open' : 'set aside')),
  ...ignored.map(({ reason }) => reason),
];
const variantOf = ({ items: [run] }: Outcome): unknown =>
  run?.kind === 'run' ? [run.incomplete, run.lookedFor] : undefined;

const advisory = {
  ghsa_id: 'GHSA-jfh8-c2jp-5v3q',
  summary: 'Remote code',
  severity: 'medium',
  identifiers: [{ type: 'CVE', value: 'CVE-2021-44228' }],
};
const rest = (state: string, over: object = {}) => ({
  number: 1,
  state,
  dependency: {
    package: { ecosystem: 'pip', name: 'django' },
    manifest_path: 'requirements.txt',
    relationship: 'transitive',
  },
  security_advisory: advisory,
  security_vulnerability: { package: { ecosystem: 'pip', name: 'django' }, severity: 'medium' },
  dismissed_comment: state === 'dismissed' ? 'Not reached' : null,
  dismissed_reason: state === 'dismissed' ? 'tolerable_risk' : null,
  ...over,
});
const node = (state: string | undefined, over: object = {}) => ({
  number: 1,
  state,
  vulnerableManifestPath: 'pom.xml',
  vulnerableRequirements: '= 1.2.3',
  securityAdvisory: { ghsaId: advisory.ghsa_id, summary: advisory.summary, severity: 'MODERATE' },
  securityVulnerability: { package: { ecosystem: 'MAVEN', name: 'a:b' }, severity: 'MODERATE' },
  ...over,
});
const states = ['open', 'fixed', 'dismissed', 'auto_dismissed'];
const allStates = ['open', 'set aside', 'set aside', 'fixed_in_report'];
const nodes = states.map((state) => node(state.toUpperCase()));
const alerts = { nodes };

describe("Dependabot's alerts", () => {
  it.each([
    ['a list', () => read(states.map((state) => rest(state)))],
    ['one a line', () => readLines(states.map((state) => rest(state)))],
    [
      'pages in a list',
      () =>
        read([states.slice(0, 2), states.slice(2)].map((page) => page.map((state) => rest(state)))),
    ],
    ['GraphQL', () => read({ data: { repository: { vulnerabilityAlerts: alerts } } })],
    [
      'edges',
      () =>
        read({
          data: {
            repository: { vulnerabilityAlerts: { edges: nodes.map((entry) => ({ node: entry })) } },
          },
        }),
    ],
    ['a search', () => read({ data: { search: { nodes: [{ vulnerabilityAlerts: alerts }] } } })],
    [
      'of a viewer',
      () =>
        read({ data: { viewer: { repositories: { nodes: [{ vulnerabilityAlerts: alerts }] } } } }),
    ],
    ['pages of GraphQL', () => read([{ data: { repository: { vulnerabilityAlerts: alerts } } }])],
  ])('reads every state of %s', async (_, answer) => {
    const outcome = await answer();
    expect(outcome.items[0]).toMatchObject({ format: 'github-dependabot' });
    expect(account(outcome)).toEqual(allStates);
    expect(outcome.findings[0]).toMatchObject({ ruleId: advisory.ghsa_id, severity: 'medium' });
    expect(variantOf(outcome)).toEqual([undefined, undefined]);
  });

  it('takes the dates for the state where the query does not ask for it', async () => {
    const date = '2026-01-01T00:00:00Z';
    const undated = [{ fixedAt: date }, { dismissedAt: date }, { autoDismissedAt: date }, {}];
    const outcome = await read({
      data: {
        repository: {
          vulnerabilityAlerts: { nodes: undated.map((over) => node(undefined, over)) },
        },
      },
    });
    expect(account(outcome)).toEqual(['set aside', 'set aside', 'open', 'fixed_in_report']);
  });

  it('keeps the words of a dismissal, and that something else brings the package', async () => {
    const { findings } = await read([rest('dismissed')]);
    expect(findings).toMatchObject([
      {
        component: { direct: false },
        suppression: { justification: 'tolerable_risk: Not reached' },
      },
    ]);
  });

  it('closes nothing by one alert, by a page that another one follows, or by a failure', async () => {
    const page = { ...alerts, pageInfo: { hasNextPage: true } };
    const outcomes = await Promise.all([
      read({ action: 'created', alert: rest('open') }),
      read(rest('open')),
      read({ data: { repository: { vulnerabilityAlerts: page } } }),
      read({
        data: { repository: { vulnerabilityAlerts: null } },
        errors: [{ type: 'FORBIDDEN' }],
      }),
      read({ data: { enterprise: { somewhere: { vulnerabilityAlerts: alerts } } } }),
    ]);
    expect(outcomes.map((outcome) => variantOf(outcome))).toEqual([
      ['unknown_variant', '/#'],
      ['unknown_variant', '/#'],
      ['unknown_variant', '/data/repository/vulnerabilityAlerts/pageInfo/hasNextPage'],
      ['scan_failed', undefined],
      ['unknown_variant', expect.stringContaining('/data/*/vulnerabilityAlerts/nodes')],
    ]);
  });
});

const codeAlert = (over: object) => ({
  number: 4,
  state: 'open',
  rule: { id: 'js/xss', security_severity_level: 'high', description: 'Script injection' },
  most_recent_instance: { location: { path: 'a.js', start_line: 1 } },
  ...over,
});
const secretAlert = (over: object) => ({
  number: 3,
  state: 'open',
  resolution: null,
  secret_type: 'example_key',
  validity: 'unknown',
  ...over,
});

describe("GitHub's alerts on code and secrets", () => {
  const code = [
    {},
    { state: 'fixed' },
    { state: null, fixed_at: '2026-01-01T00:00:00Z' },
    { state: 'dismissed', dismissed_reason: 'false positive' },
  ].map((over) => codeAlert(over));
  const secrets = [
    {},
    { state: 'resolved', resolution: 'revoked' },
    { state: 'resolved', resolution: 'false_positive' },
    { state: 'resolved' },
    { publicly_leaked: true },
  ].map((over) => secretAlert(over));

  it.each([
    ['a list', read],
    ['one a line', readLines],
    ['pages in a list', (documents: readonly unknown[]) => read([documents])],
  ])('reads every state of %s', async (_, answer) => {
    expect(account(await answer(code))).toEqual([
      'open',
      'set aside',
      'fixed_in_report',
      'fixed_in_report',
    ]);
    const found = await answer(secrets);
    expect(account(found)).toEqual(['open', 'set aside', 'set aside', 'open', 'fixed_in_report']);
    expect(found.findings.map(({ severity }) => severity)).toEqual([
      'high',
      'high',
      'high',
      'critical',
    ]);
  });

  it.each([
    ['github-code-scanning', codeAlert({})],
    ['github-secret-scanning', secretAlert({})],
  ])("reads a webhook's alert of %s and closes nothing by it", async (format, alert) => {
    const outcome = await read({ action: 'created', alert });
    expect(outcome.items[0]).toMatchObject({ format, incomplete: 'unknown_variant' });
    expect(account(outcome)).toEqual(['open']);
  });
});

const asff = (over: object = {}) => ({
  SchemaVersion: '2018-10-08',
  Id: `arn:${JSON.stringify(over)}`,
  ProductArn: 'arn:p',
  AwsAccountId: '123456789012',
  Title: 'Bucket',
  Severity: { Label: 'HIGH' },
  Resources: [{ Type: 'AwsS3Bucket', Id: 'arn:aws:s3:::shop' }],
  RecordState: 'ACTIVE',
  Workflow: { Status: 'NEW' },
  ...over,
});

describe("Security Hub's findings", () => {
  it('goes by the states of product, customer and check', async () => {
    const outcome = await read({
      Findings: [
        asff(),
        asff({ Compliance: { Status: 'PASSED' } }),
        asff({ Compliance: { Status: 'WARNING' } }),
        asff({ RecordState: 'ARCHIVED' }),
        asff({ Workflow: { Status: 'RESOLVED' } }),
        asff({ Workflow: undefined, WorkflowState: 'RESOLVED' }),
        asff({ Workflow: { Status: 'SUPPRESSED' } }),
        asff({ VerificationState: 'FALSE_POSITIVE' }),
        asff({ Sample: true }),
      ],
    });
    expect(account(outcome)).toEqual([
      'open',
      'open',
      'set aside',
      'set aside',
      'passed',
      'fixed_in_report',
      'fixed_in_report',
      'fixed_in_report',
      'not_a_finding',
    ]);
  });

  it.each([
    [
      'pages',
      () => read([{ Findings: [asff()] }, { Findings: [asff({ RecordState: 'ARCHIVED' })] }]),
    ],
    [
      'events',
      () =>
        read(
          [asff(), asff({ RecordState: 'ARCHIVED' })].map((one) => ({
            detail: { findings: [one] },
          })),
        ),
    ],
    ['lines', () => readLines([asff(), asff({ RecordState: 'ARCHIVED' })])],
  ])('reads %s', async (_, answer) => {
    expect(account(await answer())).toEqual(['open', 'fixed_in_report']);
  });

  it("reads what the product says of a severity, and an image's code and packages", async () => {
    const packages = [
      { Name: 'zlib', Version: '1.2', FixedInVersion: '1.3', FilePath: 'app/lib' },
      { Name: 'curl', Version: '8.0' },
    ];
    const { findings } = await read([
      asff({
        Severity: undefined,
        FindingProviderFields: { Severity: { Label: 'CRITICAL' } },
        Vulnerabilities: [
          {
            Id: 'CVE-2021-44228',
            VulnerablePackages: packages,
            CodeVulnerabilities: [
              { Cwes: ['CWE-79'], FilePath: { FilePath: 'src/a.py', StartLine: 3 } },
            ],
          },
        ],
      }),
    ]);
    expect(findings).toMatchObject([
      {
        severity: 'critical',
        cwes: [79],
        location: { path: 'src/a.py', startLine: 3 },
        component: { name: 'zlib', manifestPath: 'app/lib' },
      },
    ]);
    expect(findings[0]?.description).toContain('curl 8.0');
  });

  it('closes nothing by one finding, an event, or a page that another one follows', async () => {
    const outcomes = await Promise.all([
      read(asff()),
      read({ detail: { findings: [asff()] } }),
      read({ Findings: [asff()], NextToken: 'more' }),
    ]);
    expect(outcomes.map((outcome) => variantOf(outcome))).toEqual([
      ['unknown_variant', '/Findings'],
      ['unknown_variant', '/Findings'],
      ['unknown_variant', '/NextToken'],
    ]);
  });
});

const occurrence = (vulnerability: object = {}) => ({
  noteName: 'projects/goog-vulnz/notes/CVE-2021-44228',
  kind: 'VULNERABILITY',
  vulnerability: {
    effectiveSeverity: 'HIGH',
    shortDescription: 'CVE-2021-44228',
    packageIssue: [
      { affectedPackage: 'a', affectedVersion: { epoch: 1, name: '2.0', revision: '3' } },
      { affectedPackage: 'b', affectedVersion: { fullName: '1' } },
    ],
    ...vulnerability,
  },
});
const discovery = (analysisStatus?: string) => ({
  noteName: 'projects/goog-analysis/notes/PACKAGE_VULNERABILITY',
  kind: 'DISCOVERY',
  discovery: { ...(analysisStatus !== undefined && { analysisStatus }) },
});

describe("Artifact Analysis' occurrences", () => {
  it('makes a finding of each package, with its version put together', async () => {
    const { findings } = await read([occurrence()]);
    expect(findings.map(({ component }) => [component?.name, component?.version])).toEqual([
      ['a', '1:2.0-3'],
      ['b', '1'],
    ]);
  });

  it.each([
    [[discovery('FINISHED_FAILED'), occurrence()]],
    [[{ occurrences: [occurrence()] }, { occurrences: [discovery('FINISHED_FAILED')] }]],
    [
      {
        image_summary: {},
        discovery_summary: { discovery: [discovery('FINISHED_FAILED')] },
        package_vulnerability_summary: { vulnerabilities: { HIGH: [occurrence()] } },
      },
    ],
  ])('reads a list, its pages and the summary of an image, whose scan failed', async (document) => {
    const outcome = await read(document);
    expect(outcome.items[0]).toMatchObject({
      format: 'gcloud-artifact',
      incomplete: 'scan_failed',
    });
    expect(outcome.findings).toHaveLength(2);
  });

  it.each([
    ['COMPLETE', undefined],
    ['PENDING', 'nothing_scanned'],
    ['FINISHED_UNSUPPORTED', 'nothing_scanned'],
    [undefined, 'nothing_scanned'],
  ])('closes by a discovery of %s: %s', async (status, incomplete) => {
    const outcome = await read({ occurrences: [discovery(status)] });
    expect(variantOf(outcome)).toEqual([incomplete, undefined]);
  });

  it('reads words, numbers and VEX assessments', async () => {
    const outcome = await read({
      occurrences: [
        occurrence({ effectiveSeverity: 'MINIMAL', cvssScore: 9.8 }),
        occurrence({ effectiveSeverity: 5 }),
        occurrence({ vexAssessment: { state: 'NOT_AFFECTED' } }),
        occurrence({ vexAssessment: { state: 'FIXED' } }),
      ],
      nextPageToken: 'more',
    });
    expect(outcome.findings.map(({ severity }) => severity)).toEqual([
      'info',
      'info',
      'critical',
      'critical',
      'high',
      'high',
    ]);
    expect(account(outcome).slice(-3)).toEqual(['set aside', 'set aside', 'fixed_in_report']);
    expect(variantOf(outcome)).toEqual(['unknown_variant', '/nextPageToken']);
  });
});
