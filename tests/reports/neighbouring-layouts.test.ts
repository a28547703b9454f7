// Layouts of reports of known tools that other products keep samples of.
import { describe, expect, it } from 'vitest';
import { readBytesAs, type Outcome } from './reading.ts';

const read = (document: unknown): Promise<Outcome> => readBytesAs(JSON.stringify(document));
const runOf = ({ items }: Outcome) => items.find((item) => item.kind === 'run');
const reasons = ({ ignored }: Outcome): string[] => ignored.map(({ reason }) => reason);

describe('Aqua', () => {
  it("reads its scanner's report, whose first package has no vulnerability", async () => {
    const outcome = await read({
      image: 'shop:1.4',
      registry: 'registry',
      scan_started: { seconds: 1 },
      scan_duration: 2,
      os: 'debian',
      resources: [
        { resource: { format: 'deb', name: 'base-files', version: '12' }, scanned: true },
        {
          resource: { format: 'deb', name: 'zlib1g', version: '1.2' },
          scanned: true,
          vulnerabilities: [
            { name: 'CVE-2022-37434', aqua_severity: 'high', fix_version: '1.2.1' },
          ],
        },
      ],
    });
    expect(runOf(outcome)).toMatchObject({ format: 'aqua' });
    expect(outcome.findings).toMatchObject([
      {
        ruleId: 'CVE-2022-37434',
        severity: 'high',
        component: { name: 'zlib1g', version: '1.2', fixedVersions: ['1.2.1'] },
        image: { reference: 'shop:1.4' },
      },
    ]);
  });
});

describe('Prisma Cloud', () => {
  const vulnerability = {
    id: 'CVE-2022-37434',
    status: 'fixed in 1.2.1',
    cvss: 9.8,
    severity: 'critical',
    packageName: 'zlib',
    packageVersion: '1.2',
  };

  it('reads the results beside the description of an image', async () => {
    const outcome = await read([
      {
        entityInfo: { type: 'image', id: 'sha256:0a', name: 'shop:1.4' },
        results: [
          {
            vulnerabilities: [vulnerability],
            compliances: [{ id: 41, title: 'The image runs as root', severity: 'high' }],
          },
        ],
      },
    ]);
    expect(outcome.findings).toMatchObject([
      { ruleId: 'CVE-2022-37434', image: { reference: 'shop:1.4', digest: 'sha256:0a' } },
      { ruleId: '41', title: 'The image runs as root' },
    ]);
    expect(outcome.ignored).toEqual([]);
  });

  it('closes nothing where an image is described and none of its results is found', async () => {
    const outcome = await read([
      { entityInfo: { id: 'sha256:0a' }, outcomes: [{ vulnerabilities: [vulnerability] }] },
    ]);
    expect(outcome.items).toContainEqual(
      expect.objectContaining({ kind: 'run', incomplete: 'unknown_variant' }),
    );
  });

  it('reads the scan of a repository of code', async () => {
    const outcome = await read({
      repository: 'shop',
      passed: false,
      packages: [
        { type: 'jar', name: 'org.example_log', version: '2.1', path: 'api/build.gradle' },
      ],
      complianceIssues: null,
      complianceDistribution: { total: 0 },
      vulnerabilities: [{ ...vulnerability, packageName: 'org.example_log' }],
      vulnerabilityDistribution: { total: 1 },
    });
    expect(runOf(outcome)).toMatchObject({ format: 'twistlock' });
    expect(outcome.findings).toMatchObject([
      {
        ruleId: 'CVE-2022-37434',
        vulnerabilityIds: ['CVE-2022-37434'],
        component: { name: 'org.example_log', version: '1.2', fixedVersions: ['1.2.1'] },
      },
    ]);
    expect(outcome.findings[0]).not.toHaveProperty('image');
  });
});

describe('Anchore', () => {
  it("reads an application's list and the report of an image with its parts", async () => {
    const application = await read([
      {
        vulnerability_id: 'CVE-2025-1000',
        severity: 'medium',
        package_name: 'tool',
        package_version: '1.0',
        package_type: 'apk',
        purl: 'pkg:apk/alpine/tool@1.0',
        fix_state: 'fixed',
        fix_versions: ['1.1'],
        kev: true,
      },
      { vulnerability_id: 'CVE-2025-1001', severity: 'low', package_name: 'other', kev: false },
    ]);
    expect(runOf(application)).toMatchObject({ format: 'anchore-engine' });
    expect(application.findings).toMatchObject([
      {
        ruleId: 'CVE-2025-1000',
        severity: 'medium',
        knownExploited: true,
        component: { name: 'tool', version: '1.0', fixedVersions: ['1.1'] },
      },
      { ruleId: 'CVE-2025-1001' },
    ]);
    const whole = await read({
      sbom: {},
      policyEvaluation: {},
      vulnerabilities: {
        sbomId: 'sha256:0a',
        vulnerabilities: [
          { vuln: 'CVE-2025-1000', severity: 'Low', packageName: 'tool', packageVersion: '1.0' },
        ],
      },
    });
    expect(runOf(whole)).toMatchObject({ format: 'anchore-engine' });
    expect(whole.findings).toMatchObject([{ ruleId: 'CVE-2025-1000', severity: 'low' }]);
  });
});

describe('Detectify', () => {
  it('names the address, and says what is wrong and what to do', async () => {
    const { findings } = await read({
      has_more: false,
      vulnerabilities: [
        {
          uuid: '0a',
          title: 'SQL injection',
          severity: 'critical',
          host: 'shop.example',
          location: 'https://shop.example/login',
          scan_source: 'application-scanning',
          status: 'active',
          definition: { identifier: 'D1' },
          details: { description: 'A parameter reaches a query.', remediation: 'Bind it.' },
          references: [{ title: 'Result', url: 'https://example.org/1' }],
          cwe: 89,
        },
      ],
    });
    expect(findings).toMatchObject([
      {
        endpoint: 'https://shop.example/login',
        mitigation: 'Bind it.',
        references: ['https://example.org/1'],
        description: expect.stringContaining('A parameter reaches a query.') as string,
      },
    ]);
  });
});

describe('Parasoft', () => {
  it('takes the weakness and the advice from the list of rules', async () => {
    const { findings } = await readBytesAs(
      `<?xml version="1.0"?><ResultsSession toolVer="10.2"><CodingStandards><Rules><RulesList>
      <Rule id="BD.SECURITY.A" cat="CWE.22" desc="Protect against names of files" sev="1"/></RulesList></Rules>
      <StdViols><FlowViol sev="1" rule="BD.SECURITY.A" msg="A name reaches a file" locFile="/shop/src/A.java"/></StdViols>
      </CodingStandards></ResultsSession>`,
    );
    expect(findings).toMatchObject([
      { ruleId: 'BD.SECURITY.A', ruleName: 'Protect against names of files', cwes: [22] },
    ]);
  });
});

describe('Klocwork', () => {
  it('reads the table of its issues', async () => {
    const outcome = await readBytesAs(
      [
        'Message,File,Line,Method,Code,Severity,State,Status,Taxonomy,Owner',
        'A query is built,/srv/shop/src/A.java,58,doPost(),SV.SQL,Error (2),New,Analyze,Java,unowned',
        'A path is built,/srv/shop/src/B.java,64,doPost(),SV.PATH,Warning (3),Fixed,Analyze,Java,unowned',
        'A name is built,/srv/shop/src/C.java,6,doPost(),SV.PATH,Review (4),Existing,Not a Problem,Java,unowned',
      ].join('\n'),
    );
    expect(runOf(outcome)).toMatchObject({ tool: 'Klocwork', format: 'klocwork-csv' });
    expect(outcome.findings).toMatchObject([
      {
        ruleId: 'SV.SQL',
        severity: 'high',
        location: { path: 'srv/shop/src/A.java', startLine: 58 },
      },
      { severity: 'low', suppression: { kind: 'not a problem' } },
    ]);
    expect(outcome.findings[0]).not.toHaveProperty('httpMethod');
    expect(reasons(outcome)).toEqual(['fixed_in_report']);
  });
});

describe('WhiteHat Sentinel', () => {
  it('reads the table of attack vectors, and what follows it explains its classes', async () => {
    const commas = ','.repeat(13);
    const outcome = await readBytesAs(
      [
        `"Report As Of: Saturday, January 01, 2000"${commas}`,
        `Report Filtered By:${commas}`,
        commas,
        'Vuln ID,Vuln URL,Attack Vector ID,Date Opened,Vuln Status,Attack Vector Status,Class,Asset Name,Rating,CVSS Score,CVSS Vector,Custom Description,Attack Vector Path,Method',
        '11,shop.example/run,91,2000-01-01 01:01:01 -0100,Open,Open,OS Commanding,shop.example,High,10.0,CVSS:3.0/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H,null,https://shop.example/run,POST',
        '12,shop.example/say,92,2000-01-01 01:01:01 -0100,Closed,Closed,Cross Site Scripting,shop.example,Medium,,,Said,https://shop.example/say,GET',
        commas,
        `Class Name,Description,Solution${','.repeat(11)}`,
        `OS Commanding,"A command\nis run.",Do not.${','.repeat(11)}`,
        `"Copyright, 2000"${commas}`,
      ].join('\n'),
    );
    expect(runOf(outcome)).toMatchObject({ tool: 'WhiteHat Sentinel' });
    expect(outcome.findings).toMatchObject([
      {
        ruleId: 'OS Commanding',
        severity: 'high',
        endpoint: 'https://shop.example/run',
        httpMethod: 'POST',
        cvss: [{ version: '3.0', score: 10 }],
      },
    ]);
    expect(reasons(outcome)).toEqual(['fixed_in_report']);
  });
});
