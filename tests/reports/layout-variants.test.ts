// Additional layouts of one tool's reports: older versions, other consoles, parts of a report, and
// values that only some of them use.
import { describe, expect, it } from 'vitest';
import { readBytesAs, type Outcome } from './reading.ts';

const read = (document: unknown): Promise<Outcome> => readBytesAs(JSON.stringify(document));
const reasons = ({ ignored }: Outcome): string[] => ignored.map(({ reason }) => reason);

describe("Mend's libraries", () => {
  const library = (groupId: string, artifactId: string) =>
    read({
      vulnerabilities: [
        {
          name: 'WS-2019-0001',
          severity: 'medium',
          publishDate: '2019-05-20',
          library: { groupId, artifactId, version: '1.6', type: 'JAVA_ARCHIVE' },
          topFix: { fixResolution: 'Upgrade to version parser-lib:Parser-Lib:1.13' },
        },
      ],
    });

  it('are named without the version and ending of their archive, and get their fixed version', async () => {
    for (const [group, name] of [
      ['parser-lib-1.6', 'parser-lib'],
      ['org.example', 'org.example:parser-lib'],
    ] as const)
      expect((await library(group, 'parser-lib-1.6.jar')).findings).toMatchObject([
        {
          title: 'WS-2019-0001 | parser-lib',
          component: { name, version: '1.6', fixedVersions: ['1.13'] },
        },
      ]);
  });

  it('were not first seen on the day on which the vulnerability was published', async () => {
    const { findings } = await library('org.example', 'parser-lib');
    expect(findings).toHaveLength(1);
    expect(findings[0]).not.toHaveProperty('firstSeenAt');
  });
});

it("reads Meterian's advice without a CVE by the advice's own id", async () => {
  const advices = [{ id: 'a-1', severity: 'SUGGEST', description: 'No releases.', cve: 'N/A' }];
  const part = { language: 'nodejs', reports: [{ dependency: { name: 'pad' }, advices }] };
  const { findings } = await read({ reports: { security: { reports: [part] } } });
  expect(findings).toMatchObject([{ ruleId: 'a-1', severity: 'info' }]);
});

describe("MobSF's older reports", () => {
  it('of 0.9 give findings by their text, permissions as a list and the manifest', async () => {
    const { findings } = await read({
      name: 'Shop',
      packagename: 'org.example.shop',
      permissions: [{ name: 'android.permission.CAMERA', status: 'dangerous', reason: 'Photos' }],
      manifest: [{ title: 'Backups are allowed', stat: 'warning', desc: 'Copies leave.' }],
      findings: { 'Weak random numbers': { path: ['a/B.java', 'c/D.java'], level: 'high' } },
    });
    expect(findings).toMatchObject([
      { title: 'android.permission.CAMERA', severity: 'high' },
      { title: 'Backups are allowed', severity: 'medium' },
      {
        title: 'Weak random numbers',
        severity: 'high',
        location: { path: 'a/B.java' },
        relatedLocations: [{ path: 'c/D.java' }],
      },
    ]);
  });

  it('call a certificate bad where later ones call it high', async () => {
    const { findings } = await read({
      app_name: 'Shop',
      file_name: 'shop.apk',
      app_type: 'apk',
      certificate_analysis: { certificate_findings: [['bad', 'Signed with v1 alone', 'Janus']] },
    });
    expect(findings).toMatchObject([{ title: 'Janus', severity: 'high' }]);
  });
});

it("reads the weakness that OSS Index's title states behind the CVE", async () => {
  const { findings } = await read({
    num_audited: 1,
    num_vulnerable: 1,
    vulnerable: [
      {
        Coordinates: 'pkg:golang/example.org/text@v0.3.0',
        Vulnerabilities: [
          { ID: 'CVE-2023-48795', Title: '[CVE-2023-48795] CWE-354: Missing check of integrity' },
          { ID: 'CVE-2022-27191', Title: '[CVE-2022-27191] CWE-noinfo' },
        ],
      },
    ],
  });
  expect(findings.map(({ cwes }) => cwes)).toEqual([[354], undefined]);
});

it("reads the days of Invicti's report, whose months come second, and the remedy's links", async () => {
  const vulnerability = (FirstSeenDate: string) => ({
    Name: 'Cookie without Secure',
    Severity: 'High',
    Url: 'https://shop.example.org/',
    FirstSeenDate,
    RemedyReferences: "<a href='https://example.org/cookies'>Cookies</a>",
  });
  const outcome = await read({
    Generated: '05/06/2021 02:30 PM',
    Target: {},
    Vulnerabilities: ['16/06/2021 12:03 AM', '06/28/2021 11:03 PM', '2021-06-16T12:03:00Z'].map(
      (date) => vulnerability(date),
    ),
  });
  expect(outcome.items.find(({ kind }) => kind === 'run')).toMatchObject({
    completedAt: '2021-06-05T14:30:00Z',
  });
  const days = ['2021-06-16T00:03', '2021-06-28T23:03', '2021-06-16T12:03'];
  expect(outcome.findings).toMatchObject(
    days.map((day) => ({
      firstSeenAt: `${day}:00.000Z`,
      references: ['https://example.org/cookies'],
    })),
  );
});

describe("NeuVector's report of an image", () => {
  const found = {
    vulnerabilities: [
      { name: 'CVE-2021-12345', severity: 'High', package_name: 'openssl', score_v3: 7.5 },
    ],
    checks: [
      { test_number: 'I.4.1', category: 'docker', description: 'A user', level: 'WARN' },
      { test_number: 'I.4.6', category: 'docker', description: 'A check', level: 'PASS' },
    ],
    secrets: [{ type: 'Private key', path: '/app/key.pem', suggestion: 'Remove it.' }],
    setid_perms: [{ type: 'setuid', path: '/bin/su', evidence: '-rwsr-xr-x' }],
  };

  it('holds vulnerabilities, checks, secrets and files that run as their owner', async () => {
    const outcome = await read({ report: found });
    expect(outcome.findings).toMatchObject([
      { ruleId: 'CVE-2021-12345', category: 'container' },
      { ruleId: 'I.4.1', severity: 'high', category: 'iac' },
      { ruleId: 'Private key', category: 'secret', location: { path: 'app/key.pem' } },
      { ruleId: 'setuid', location: { path: 'bin/su' } },
    ]);
    expect(reasons(outcome)).toEqual(['passed']);
  });

  it('holds none where it lists an empty one', async () => {
    const empty = { type: '', evidence: '', path: '' };
    const outcome = await read({
      report: {
        ...found,
        vulnerabilities: [],
        checks: found.checks.slice(1),
        secrets: [empty],
        setid_perms: [empty],
      },
    });
    expect(outcome.findings).toEqual([]);
    expect(reasons(outcome)).toEqual(['passed']);
  });
});

describe("Semgrep's answer for dependencies", () => {
  const vulnerability = (over: object = {}) => ({
    id: 'v-1',
    title: 'Prototype pollution',
    advisory: {
      ruleId: 'ssc-1',
      description: 'Keys reach the prototype.',
      ecosystem: 'npm',
      severity: 'HIGH',
      references: { cveIds: ['CVE-2021-12345'], cweIds: ['CWE-1321: Pollution'], urls: [] },
      safeDependencies: [
        { name: 'pad', versionSpecifier: '2.0.1' },
        { name: 'other', versionSpecifier: '9.0.0' },
      ],
    },
    matchedDependency: { name: 'pad', versionSpecifier: '2.0.0' },
    dependencyFileLocation: { path: 'package-lock.json', startLine: '12' },
    exposureType: 'UNREACHABLE',
    transitivity: 'TRANSITIVE',
    triage: { status: 'NEW', dismissReason: 'UNKNOWN' },
    openedAt: '2023-01-01T00:00:00Z',
    closedAt: null,
    ...over,
  });

  it('names the component, its fixed version and whether its code is reached', async () => {
    const outcome = await read({
      vulns: [
        vulnerability(),
        vulnerability({ triage: { status: 'IGNORED', dismissReason: 'not used' } }),
        vulnerability({ triage: { status: 'FIXED' }, closedAt: '2023-02-01T00:00:00Z' }),
      ],
      hasMore: false,
    });
    expect(outcome.findings).toMatchObject([
      {
        ruleId: 'CVE-2021-12345',
        category: 'sca',
        severity: 'high',
        cwes: [1321],
        reachability: 'not_reachable',
        location: { path: 'package-lock.json', startLine: 12 },
        component: { purl: 'pkg:npm/pad@2.0.0', fixedVersions: ['2.0.1'], direct: false },
        firstSeenAt: '2023-01-01T00:00:00.000Z',
      },
      { suppression: { kind: 'ignored', status: 'accepted', justification: 'not used' } },
    ]);
    expect(reasons(outcome)).toEqual(['fixed_in_report']);
  });

  it('is one page of several where it says so', async () => {
    const { items } = await read({ vulns: [vulnerability()], hasMore: true });
    expect(items.find(({ kind }) => kind === 'run')).toHaveProperty('incomplete');
  });
});

describe("Trivy Operator's resources by their kind", () => {
  const resource = (kind: string, report: object) => ({
    apiVersion: 'aquasecurity.github.io/v1alpha1',
    kind,
    metadata: { name: 'web', labels: { 'trivy-operator.resource.name': 'web' } },
    report,
  });
  const vulnerabilities = [
    {
      vulnerabilityID: 'CVE-2021-12345',
      resource: 'openssl',
      installedVersion: '1.0',
      severity: 'HIGH',
    },
  ];
  const checks = [{ checkID: 'KSV001', title: 'Escalation', severity: 'MEDIUM', success: false }];

  it('are read as those of one list, without the bills of materials', async () => {
    const outcome = await read({
      'clustercompliancereports.aquasecurity.github.io': [],
      'configauditreports.aquasecurity.github.io': [resource('ConfigAuditReport', { checks })],
      'sbomreports.aquasecurity.github.io': [resource('SbomReport', { components: {} })],
      'vulnerabilityreports.aquasecurity.github.io': [
        resource('VulnerabilityReport', { vulnerabilities }),
      ],
    });
    expect(outcome.items.find(({ kind }) => kind === 'run')).toMatchObject({
      format: 'trivy-operator',
    });
    expect(outcome.findings.map(({ ruleId }) => ruleId)).toEqual(['KSV001', 'CVE-2021-12345']);
  });

  it('are a clean report where no kind has any', async () => {
    const outcome = await read({ 'vulnerabilityreports.aquasecurity.github.io': [] });
    expect(outcome.error).toBeUndefined();
    expect(outcome.items).toMatchObject([{ kind: 'run', tool: 'Trivy Operator' }]);
  });
});

describe("Veracode's libraries", () => {
  it('of the issues are named by their coordinates', async () => {
    const { findings } = await read({
      _embedded: {
        issues: [
          {
            id: 'i-1',
            issue_type: 'vulnerability',
            severity: 6.5,
            library: { id: 'maven:org.example:core:1.0:', name: 'Example Core', version: '1.0' },
            vulnerability: { cve: '2021-12345' },
          },
          {
            id: 'i-2',
            issue_type: 'vulnerability',
            severity: 6.5,
            library: { id: 'npm:pad:0.1.0:', name: 'pad', version: '0.1.0' },
            vulnerability: { cve: '2021-12346' },
          },
        ],
      },
    });
    expect(findings.map(({ component }) => component?.purl)).toEqual([
      'pkg:maven/org.example/core@1.0',
      'pkg:npm/pad@0.1.0',
    ]);
  });

  it('of the table are too, with the day on which the issue was opened', async () => {
    const columns =
      'Issue ID,Issue type,Severity,Title,Library,Version in use,CVE,Package manager,Coordinate 1,Coordinate 2,Issue opened: Scan date';
    const row = (date: string): string =>
      `1,Vulnerability,High,Bad,Example Core,1.0,2021-12345,MAVEN,org.example,core,${date}`;
    const { findings } = await readBytesAs(
      [columns, row('01 Jan 2021 10:05AM GMT'), row('01 Jan 2021 14:05PM GMT')].join('\n'),
    );
    expect(findings).toMatchObject(
      ['10', '14'].map((hour) => ({
        component: { name: 'org.example:core', ecosystem: 'maven' },
        firstSeenAt: `2021-01-01T${hour}:05:00.000Z`,
      })),
    );
  });

  it('of the findings lose the version in the name of their file, and keep their licenses', async () => {
    const finding = (component_filename: string) => ({
      scan_type: 'SCA',
      finding_status: { status: 'OPEN' },
      finding_details: {
        severity: 4,
        component_filename,
        version: '1.0.6',
        cve: { name: 'CVE-2021-12345' },
        licenses: [{ license_id: 'mit', risk_rating: '2' }],
      },
    });
    const names = ['inflight-1.0.6.jar', 'inflight', '1.0.6'];
    const { findings } = await read({ findings: names.map((name) => finding(name)) });
    expect(findings.map(({ component }) => component?.name)).toEqual([
      'inflight',
      'inflight',
      '1.0.6',
    ]);
    expect(findings[0]).toMatchObject({ component: { licenses: ['mit'] } });
  });
});

it("names Prisma Cloud's image by registry, repository and tag", async () => {
  const columns =
    'Registry,Repository,Tag,Id,CVE ID,Severity,Packages,Package Version,Fix Status,Discovered';
  const row = (image: string): string =>
    `${image},sha256:ab,CVE-2021-12345,high,openssl,1.0,fixed in 1.1,2021-02-01 10:00:00.000`;
  const images = ['images.example.org,shop,1', ',shop,', ',shop,other/shop:2', ',,shop:3'];
  const { findings } = await readBytesAs([columns, ...images.map((name) => row(name))].join('\n'));
  expect(findings.map(({ image }) => image?.reference)).toEqual([
    'images.example.org/shop:1',
    'shop',
    'other/shop:2',
    'shop:3',
  ]);
  expect(findings[0]).toMatchObject({ firstSeenAt: '2021-02-01T10:00:00.000Z' });
});

describe('Tables of hosts', () => {
  it('of Qualys call the title that of the vulnerability, too', async () => {
    const { items, findings } = await readBytesAs(
      [
        '"IP","QID","VULN TITLE","SEVERITY","CVEID","THREAT","SOLUTION","LAST SCAN","PORT"',
        '"192.0.2.1","11","Old TLS","High","CVE-2020-12345","It is weak.","Update it.","2021-01-01T10:00:00Z","443"',
      ].join('\n'),
    );
    expect(items[0]).toMatchObject({ tool: 'Qualys VMDR' });
    expect(findings).toMatchObject([
      {
        ruleId: '11',
        title: 'QID-11 | Old TLS',
        description: 'It is weak.',
        severity: 'high',
        vulnerabilityIds: ['CVE-2020-12345'],
        endpoint: '192.0.2.1:443',
        lastSeenAt: '2021-01-01T10:00:00.000Z',
      },
    ]);
  });

  it('of OpenVAS say when the result was found', async () => {
    const { findings } = await readBytesAs(
      'IP,NVT Name,Severity,Timestamp\n192.0.2.1,Old TLS,High,2021-01-01T10:00:00Z',
    );
    expect(findings).toMatchObject([{ lastSeenAt: '2021-01-01T10:00:00.000Z' }]);
  });

  it('of Sysdig state how likely it is that a vulnerability is exploited', async () => {
    const { findings } = await readBytesAs(
      [
        'CVE ID,CVE Severity,EPSS Score,Package name,Package version',
        'CVE-2021-12345,High,0.12,openssl,1.0',
        'CVE-2021-12346,High,,openssl,1.0',
      ].join('\n'),
    );
    expect(findings.map(({ epss }) => epss)).toEqual([{ score: 0.12 }, undefined]);
  });

  it('of Orca list the labels as JSON', async () => {
    const columns = 'OrcaScore,Title,CloudAccount,Inventory.Name,Status,Labels';
    const { findings } = await readBytesAs(
      `${columns}\n5.1,Open port,prod,vm-a,open,"[""pci"",""a b""]"`,
    );
    expect(findings).toMatchObject([{ tags: ['pci', 'a b'] }]);
  });
});

it("reads when Qualys's scan of hosts and StackHawk's scan were made", async () => {
  const scan = await readBytesAs(
    `<?xml version="1.0"?><SCAN value="scan/1"><HEADER><KEY value="DATE">2020-01-30T09:45:41Z</KEY>
     </HEADER><IP value="192.0.2.1"><VULNS><CAT value="Web"><VULN number="1" severity="2">
     <TITLE>Old TLS</TITLE></VULN></CAT></VULNS></IP></SCAN>`,
  );
  const started = '2022-02-16T23:07:19.575Z';
  const hawk = await read({
    service: 'StackHawk',
    scanCompleted: {
      scan: { status: 'COMPLETED', startedTimestamp: started },
      findings: [{ pluginId: '1', pluginName: 'No policy', severity: 'Low', paths: [] }],
    },
  });
  expect([scan.items[0], hawk.items[0]]).toMatchObject([
    { completedAt: '2020-01-30T09:45:41Z' },
    { completedAt: started },
  ]);
});

describe("Nosey Parker's matches", () => {
  const found = (over: object, status?: string) => ({
    type: 'finding',
    rule_name: 'AWS API Key',
    num_matches: 1,
    matches: [
      {
        ...(status !== undefined && { status }),
        comment: 'An example.',
        provenance: [
          {
            kind: 'git_repo',
            commit_provenance: {
              blob_path: 'app/a.py',
              commit_metadata: {
                commit_id: '0ce84db',
                committer_email: 'dev@example.org',
                committer_timestamp: '1689256140 -0400',
              },
            },
          },
        ],
        location: { source_span: { start: { line: 4, column: 1 } } },
      },
    ],
    ...over,
  });

  it('name who committed them where the author is not stated', async () => {
    const { findings } = await read(found({}));
    expect(findings).toMatchObject([
      {
        author: {
          email: 'dev@example.org',
          commit: '0ce84db',
          date: '2023-07-13T13:49:00.000Z',
        },
      },
    ]);
  });

  it('that a user rejected are dismissed', async () => {
    const all = await read([
      found({}, 'reject'),
      found({ statuses: ['reject'] }),
      found({ statuses: ['accept', 'reject'] }),
      found({}, 'accept'),
    ]);
    const rejected = { kind: 'rejected', status: 'accepted', justification: 'An example.' };
    expect(all.findings.map(({ suppression }) => suppression)).toEqual([
      rejected,
      rejected,
      undefined,
      undefined,
    ]);
  });
});

it("reads the references that Rapplex's definition has as text", async () => {
  const { findings } = await read({
    ScanId: '1',
    Target: 'https://shop.example.org',
    Severities: {
      Low: {
        IssueGroups: [
          {
            Definition: {
              Title: 'Banner',
              Sections: { References: "<a href='https://example.org/banner'>Banner</a>" },
            },
            Issues: [{ Title: 'Banner', Severity: 'Low', Url: 'https://shop.example.org/' }],
          },
        ],
      },
    },
  });
  expect(findings).toMatchObject([{ references: ['https://example.org/banner'] }]);
});
