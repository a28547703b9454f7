// Exports from consoles and platforms in newer layouts than those of the fixtures.
import { describe, expect, it } from 'vitest';
import { readBytesAs, type Outcome } from './reading.ts';

const read = (document: unknown): Promise<Outcome> => readBytesAs(JSON.stringify(document));
const runOf = ({ items }: Outcome) => items.find((item) => item.kind === 'run');

describe("Sysdig's reports since 2025", () => {
  const row = {
    container_image: 'repo/app:1',
    container_image_id: 'sha256:ab',
    scan_package_name: 'pillow',
    scan_package_path: '/srv/app/pillow',
    scan_package_type: 'Python',
    scan_package_version: '11.2.1',
    vuln_cvss_score: 9.8,
    vuln_cvss_vector: 'CVSS:3.0/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
    vuln_cvss_version: '3.0',
    vuln_fixed_in_version: '11.3.0',
    vuln_id: 'CVE-2025-12345',
    vuln_risk_accepted: true,
    vuln_severity: 'Critical',
  };
  const report = (data: readonly object[]) => ({
    name: 'Findings',
    id: '434',
    zones: ['shop'],
    panels: [{ name: 'Findings', type: 'table', filters: [], data }],
  });
  const found = {
    ruleId: 'CVE-2025-12345',
    severity: 'critical',
    cvss: [{ version: '3.0', score: 9.8 }],
    component: { purl: 'pkg:pypi/pillow@11.2.1', fixedVersions: ['11.3.0'] },
    image: { reference: 'repo/app:1', digest: 'sha256:ab' },
    suppression: { kind: 'accepted risk' },
  };

  it('have their rows in panels, or in a table of the same names', async () => {
    const table = [Object.keys(row).join(','), Object.values(row).join(',')].join('\n');
    for (const outcome of [await read(report([row])), await readBytesAs(table)]) {
      expect(runOf(outcome)).toMatchObject({ tool: 'Sysdig Secure' });
      expect(outcome.findings).toMatchObject([found]);
    }
  });

  it('are clean where no panel has a row', async () => {
    const outcome = await read(report([]));
    expect(outcome.error).toBeUndefined();
    expect(outcome.items).toHaveLength(1);
    expect(runOf(outcome)).not.toHaveProperty('incomplete');
  });
});

describe('OCSF findings', () => {
  const finding = (product: string | undefined) => ({
    class_uid: 2004,
    severity_id: 4,
    finding_info: { uid: 'f-1', title: 'Open bucket' },
    metadata: { version: '1.4.0', ...(product !== undefined && { product: { name: product } }) },
  });

  it('are those of the product that wrote them, so that none closes those of another', async () => {
    const products = ['Prowler', 'Wiz', 'Wizard', 'Example Guard', undefined];
    const tools = await Promise.all(
      products.map(async (name) => runOf(await read([finding(name)]))?.tool),
    );
    expect(tools).toEqual(['Prowler', 'Wiz', 'OCSF', 'OCSF', 'Prowler']);
  });
});

describe("Tenable's table of a web application", () => {
  const columns =
    'Plugin ID,CVE,CVSS,CVSSv3,Risk,Host,Protocol,Port,Name,Synopsis,Description,Solution,See Also,Plugin Output';

  it('has the address itself as the host, and a score of each version', async () => {
    const row = '98115,,5.0,6.1,Medium,https://shop.example.org/x,tcp,443,Cookie,s,d,f,,o';
    expect((await readBytesAs(`${columns}\n${row}`)).findings).toMatchObject([
      {
        endpoint: 'https://shop.example.org/x',
        cvss: [
          { version: '3.1', score: 6.1 },
          { version: '2.0', score: 5 },
        ],
      },
    ]);
  });
});

it("reads the days of HackerGuardian's table, whose months come second", async () => {
  const { findings } = await readBytesAs(
    'IP,LAST SCAN,QID,VULN TITLE,Q_SEVERITY\n192.0.2.1,22/09/2022 13:01,1,Old TLS,3',
  );
  expect(findings).toMatchObject([{ lastSeenAt: '2022-09-22T13:01:00.000Z' }]);
});

describe('When a scan was made', () => {
  it('is said of each weakness that Qualys WAS detected, and of each result of OpenVAS', async () => {
    const was = await readBytesAs(
      `<WAS_SCAN_REPORT><RESULTS><VULNERABILITY_LIST><VULNERABILITY><UNIQUE_ID>u</UNIQUE_ID>
       <QID>1</QID><DETECTION_DATE>22 Sep 2021 05:49PM GMT+0000</DETECTION_DATE></VULNERABILITY>
       </VULNERABILITY_LIST></RESULTS><GLOSSARY><QID_LIST><QID><QID>1</QID><SEVERITY>3</SEVERITY>
       <TITLE>Clickjacking</TITLE></QID></QID_LIST></GLOSSARY></WAS_SCAN_REPORT>`,
    );
    expect(was.findings).toMatchObject([{ lastSeenAt: '2021-09-22T17:49:00.000Z' }]);
    const openvas = await readBytesAs(
      `<report format_id="f"><report><results><result id="r"><name>Old TLS</name>
       <creation_time>2024-01-01T10:00:00Z</creation_time><host>192.0.2.1</host>
       <nvt oid="1.3.6.1.4.1.25623.1.0.1"><tags>summary=Weak.|impact=Read along.</tags></nvt>
       <threat>Medium</threat></result></results></report></report>`,
    );
    expect(openvas.findings).toMatchObject([
      { lastSeenAt: '2024-01-01T10:00:00.000Z', description: 'Weak.\n\nRead along.' },
    ]);
  });

  it("is the end of Nexpose's last scan", async () => {
    const outcome = await readBytesAs(
      `<NexposeReport version="2.0"><scans>
       <scan id="1" endTime="20260131T100500123" status="finished"/>
       <scan id="2" endTime="20260201T100500123" status="finished"/></scans><nodes/>
       <VulnerabilityDefinitions/></NexposeReport>`,
    );
    expect(runOf(outcome)).toMatchObject({ completedAt: '2026-02-01T10:05:00Z' });
  });
});

it("dismisses what Trivy's report says a distribution is not affected by", async () => {
  const vulnerability = (Status: string) => ({
    VulnerabilityID: 'CVE-2019-18276',
    PkgName: 'bash',
    InstalledVersion: '5.0',
    Severity: 'LOW',
    Status,
  });
  const { findings } = await read({
    SchemaVersion: 2,
    ArtifactName: 'app',
    Results: [
      {
        Target: 'app',
        Class: 'os-pkgs',
        Vulnerabilities: ['not_affected', 'will_not_fix', 'affected'].map((status) =>
          vulnerability(status),
        ),
      },
    ],
  });
  expect(findings.map(({ suppression }) => suppression?.kind)).toEqual([
    'not affected',
    undefined,
    undefined,
  ]);
});

it("reads the way of the data, and the score, from Xygeni's reports", async () => {
  const report = (over: object) =>
    read({ metadata: { format: 'sast-xygeni', reportProperties: {} }, ...over });
  const frame = (kind: string, beginLine: number) => ({
    kind,
    location: { filepath: 'src/A.java', beginLine },
  });
  const code = await report({
    vulnerabilities: [
      {
        detector: 'java.sql_injection',
        severity: 'high',
        explanation: 'A query of parts.',
        location: { filepath: 'src/A.java', beginLine: 9 },
        codeFlows: [{ frames: [frame('source', 3), frame('sink', 9)] }],
      },
    ],
  });
  expect(code.findings).toMatchObject([
    {
      codeFlow: [
        { path: 'src/A.java', startLine: 3, message: 'source' },
        { path: 'src/A.java', startLine: 9, message: 'sink' },
      ],
    },
  ]);
  const parts = await report({
    dependencies: [
      {
        name: 'pad',
        version: '1.0',
        vulnerabilities: [{ cve: 'CVE-2021-12345', severity: 'high', overallCvssScore: 7.5 }],
      },
    ],
  });
  expect(parts.findings).toMatchObject([{ cvss: [{ score: 7.5 }] }]);
});

it("MobSF's report has what it found of Firebase with texts, and malicious domains", async () => {
  const open = {
    title: 'Open Firebase database',
    severity: 'high',
    description: 'The Firebase database at https://shop.firebaseio.com/.json is exposed.',
  };
  const outcome = await read({
    version: 'v4.3.0',
    app_name: 'Shop',
    file_name: 'shop.apk',
    app_type: 'apk',
    permissions: {},
    firebase_urls: [open, { ...open, title: 'App talks to a Firebase database', severity: 'info' }],
    domains: { 'cdn.example': { bad: 'no', ofac: false }, 'evil.example': { bad: 'yes' } },
  });
  expect(outcome.findings).toMatchObject([
    {
      ruleId: open.title,
      description: open.description,
      severity: 'high',
      endpoint: 'https://shop.firebaseio.com/.json',
    },
    { title: 'App talks to a Firebase database', severity: 'info' },
    { ruleId: 'malicious-domain', severity: 'high', endpoint: 'evil.example' },
  ]);
});

it("OSV-Scanner's report of an image has what Debian makes light of, upstream and detectors", async () => {
  const light = 'DEBIAN-CVE-2023-45853';
  const outcome = await read({
    results: [
      {
        source: { path: '/var/lib/dpkg/status', type: 'os' },
        packages: [
          {
            package: { name: 'zlib', version: '1:1.2.13', ecosystem: 'Debian:12' },
            vulnerabilities: [
              { id: light },
              {
                id: 'DSA-5218-1',
                upstream: ['CVE-2022-37434'],
                severity: [{ type: 'Ubuntu', score: 'high' }],
              },
            ],
            groups: [
              {
                ids: [light],
                experimental_analysis: { [light]: { called: true, unimportant: true } },
              },
              { ids: ['DSA-5218-1'], max_severity: '' },
            ],
          },
        ],
      },
    ],
    experimental_config: { licenses: { summary: false, allowlist: null } },
    experimental_generic_findings: [
      {
        Adv: {
          ID: { Publisher: 'SCALIBR', Reference: 'etc-shadow-weakcredentials' },
          Title: 'Ensure all users have strong passwords',
          Description: 'Hashes are guessed.',
          Recommendation: 'Reset them.',
          Sev: 5,
        },
        Target: { Extra: '/etc/shadow: bob' },
        Plugins: ['weakcredentials/etcshadow'],
      },
    ],
  });
  expect(outcome.findings).toMatchObject([
    { ruleId: light, suppression: { kind: 'unimportant' } },
    { severity: 'high', vulnerabilityIds: ['DSA-5218-1', 'CVE-2022-37434'] },
    {
      ruleId: 'etc-shadow-weakcredentials',
      severity: 'critical',
      description: 'Hashes are guessed.\n\n/etc/shadow: bob',
      mitigation: 'Reset them.',
    },
  ]);
  expect(outcome.findings[0]).not.toHaveProperty('reachability');
});

it('Semgrep states of every result whether a secret was validated', async () => {
  const result = (state: string) => ({
    check_id: 'rules.any',
    path: 'a.py',
    start: { line: 1, col: 1 },
    end: { line: 1, col: 2 },
    extra: {
      message: 'A flaw.',
      severity: 'ERROR',
      metadata: { confidence: 'MEDIUM' },
      validation_state: state,
      ...(state !== 'NO_VALIDATOR' && { historical_info: { git_commit: 'abc1234' } }),
    },
  });
  const outcome = await read({
    version: '1.120.0',
    results: ['NO_VALIDATOR', 'CONFIRMED_VALID', 'VALIDATION_ERROR'].map(result),
    errors: [],
    paths: { scanned: ['a.py'] },
  });
  expect(outcome.findings).toMatchObject([
    { category: 'sast', confidence: 'medium' },
    { category: 'secret', confidence: 'high', author: { commit: 'abc1234' } },
    { category: 'secret', confidence: 'medium' },
  ]);
});
