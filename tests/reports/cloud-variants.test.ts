// Platforms and scanners of components, images and infrastructure: every list in their reports.
import { describe, expect, it } from 'vitest';
import { readBytesAs, type Outcome } from './reading.ts';

const read = (document: unknown): Promise<Outcome> => readBytesAs(JSON.stringify(document));
const runOf = ({ items }: Outcome) => items.find((item) => item.kind === 'run');
const reasons = ({ ignored }: Outcome): string[] => ignored.map(({ reason }) => reason);
const unaccounted = ({ items }: Outcome) => items.filter(({ kind }) => kind === 'unaccounted');

describe("JFrog's command line", () => {
  const inFile = (severity: string) => ({
    severity,
    ruleId: 'rule-1',
    cwe: ['CWE-89'],
    scannerShortDescription: 'SQL injection',
    file: 'src/a.py',
    startLine: 4,
    fingerprint: 'f1',
  });
  const dependency = {
    severity: 'Medium',
    impactedPackageName: 'left-pad',
    impactedPackageVersion: '1.0.0',
    impactedPackageType: 'npm',
  };
  const report = (over: object = {}) => ({
    vulnerabilities: null,
    securityViolations: null,
    licensesViolations: null,
    licenses: null,
    operationalRiskViolations: null,
    secrets: null,
    iac: null,
    sast: null,
    errors: null,
    scansStatus: { scaScanStatusCode: 0 },
    ...over,
  });

  it('lists licences, risks, secrets and what is in the code beside vulnerabilities', async () => {
    const outcome = await read(
      report({
        vulnerabilities: [{ ...dependency, issueId: 'XRAY-1', cves: [{ id: 'CVE-2026-0001' }] }],
        licensesViolations: [{ ...dependency, licenseKey: 'GPL-3.0' }],
        licenses: [{ ...dependency, licenseKey: 'MIT' }],
        operationalRiskViolations: [{ ...dependency, riskReason: 'Not maintained' }],
        secrets: [inFile('High')],
        iac: [inFile('Low')],
        sast: [inFile('Critical')],
        maliciousCode: [inFile('Critical')],
      }),
    );
    expect(outcome.findings.map(({ category, severity }) => [category, severity])).toEqual([
      ['sca', 'medium'],
      ['license', 'medium'],
      ['sca', 'medium'],
      ['secret', 'high'],
      ['iac', 'low'],
      ['sast', 'critical'],
      ['sast', 'critical'],
    ]);
    expect(outcome.findings[5]).toMatchObject({
      title: 'SQL injection',
      cwes: [89],
      location: { path: 'src/a.py', startLine: 4 },
    });
    expect([unaccounted(outcome), reasons(outcome)]).toEqual([[], []]);
  });

  it('is clean where every list is empty, and closes nothing where a scan failed', async () => {
    const clean = await read(report());
    expect(runOf(clean)).toMatchObject({ format: 'jfrog-xray' });
    expect(runOf(clean)).not.toHaveProperty('incomplete');
    for (const over of [
      { errors: [{ filePath: 'pom.xml', errorMessage: 'not built' }] },
      { scansStatus: { scaScanStatusCode: 0, sastScanStatusCode: 1 } },
    ])
      expect(runOf(await read(report(over)))).toMatchObject({ incomplete: 'files_failed' });
  });
});

describe("Aqua's images", () => {
  const scan = (over: object = {}, resource: object = {}) => ({
    image: 'shop:1',
    vulnerability_summary: { total: 0 },
    resources: [{ resource: { name: 'openssl', version: '3.0' }, scanned: true, ...resource }],
    ...over,
  });

  it('may hold secrets and viruses', async () => {
    const { findings } = await read(
      scan(
        {},
        {
          vulnerabilities: [{ name: 'CVE-2026-0001', aqua_severity: 'high' }],
          sensitive_data: [{ type: 'RSA private key', path: '/root/id_rsa' }],
          malware: [{ malware: 'Eicar-Signature', path: '/tmp/x' }],
        },
      ),
    );
    expect(findings).toMatchObject([
      { ruleId: 'CVE-2026-0001', severity: 'high' },
      {
        title: 'Sensitive data: RSA private key',
        category: 'secret',
        location: { path: 'root/id_rsa' },
      },
      { title: 'Malware: Eicar-Signature', image: { reference: 'shop:1' } },
    ]);
  });

  it('may have been looked at in part', async () => {
    expect(runOf(await read(scan()))).not.toHaveProperty('incomplete');
    expect(runOf(await read(scan({ partial_results: true })))).toMatchObject({
      incomplete: 'files_failed',
    });
  });
});

describe("Terrascan's lists", () => {
  const rule = {
    rule_id: 'AC_1',
    rule_name: 'open',
    description: 'd',
    severity: 'HIGH',
    category: 'IAM',
  };
  const summary = { scanned_at: '2026-02-01', low: 0, medium: 0, high: 1 };

  it('are all read, in JSON', async () => {
    const outcome = await read({
      results: {
        passed_rules: [rule],
        violations: [{ ...rule, file: 'main.tf', line: 3 }],
        skipped_violations: [{ ...rule, file: 'b.tf', skip_comment: 'Agreed' }],
        vulnerabilities: [
          {
            image: 'shop:1',
            package: 'openssl',
            installed_version: '3.0',
            severity: 'HIGH',
            vulnerability_id: 'CVE-2026-0001',
            cvss_score: { v3_score: 8.1 },
          },
        ],
        scan_summary: summary,
      },
    });
    expect(outcome.findings).toMatchObject([
      { ruleId: 'AC_1', location: { path: 'main.tf', startLine: 3 } },
      { suppression: { kind: 'inSource', justification: 'Agreed' } },
      { ruleId: 'CVE-2026-0001', image: { reference: 'shop:1' }, component: { version: '3.0' } },
    ]);
    expect(reasons(outcome)).toEqual(['passed']);
  });

  it('are all read, in XML, where skipped violations are called like the others', async () => {
    const facts = 'rule_id="AC_1" rule_name="open" description="d" severity="HIGH" category="IAM"';
    const outcome = await readBytesAs(
      `<results><passed_rules><passed_rule ${facts}></passed_rule></passed_rules>
       <violations><violation ${facts} file="main.tf" line="3"></violation></violations>
       <skipped_violations><violation ${facts} file="b.tf"><skip_comment>Agreed</skip_comment></violation></skipped_violations>
       <scan_summary high="1"></scan_summary></results>`,
    );
    expect(outcome.findings.map(({ suppression }) => suppression?.justification)).toEqual([
      undefined,
      'Agreed',
    ]);
    expect(reasons(outcome)).toEqual(['passed']);
  });
});

describe('answers of which another one follows', () => {
  const sonar = (pageIndex: number, total: number) => ({
    paging: { pageIndex, pageSize: 2, total },
    issues: [
      {
        key: `k${String(pageIndex)}`,
        rule: 'r',
        component: 'p:a.js',
        message: 'm',
        severity: 'MAJOR',
      },
    ],
  });
  const next = { rel: 'paging-next', href: 'https://example.org' };
  const item = {
    componentName: 'left-pad',
    componentVersionName: '1',
    vulnerabilityWithRemediation: { vulnerabilityName: 'CVE-2026-0001', severity: 'HIGH' },
  };
  const wiz = (hasNextPage: boolean) => ({
    data: {
      issues: {
        nodes: [
          {
            id: 'a',
            severity: 'HIGH',
            status: 'OPEN',
            sourceRule: { id: 'r', name: 'Open bucket' },
          },
        ],
        pageInfo: { hasNextPage },
      },
    },
  });
  const alert = {
    id: 'P-1',
    status: 'open',
    policy: { policyId: 'p', name: 'Open bucket', severity: 'high' },
    resource: { id: 'b' },
  };

  const release = (totalCount: number) => ({
    items: [{ instanceId: 'a', category: 'SQL Injection', severityString: 'High' }],
    totalCount,
    offset: 0,
    limit: 50,
  });

  it.each<[string, unknown, unknown]>([
    ['SonarQube', sonar(1, 2), sonar(1, 3)],
    ['SonarQube, not the first', sonar(1, 1), sonar(2, 3)],
    [
      'Black Duck',
      { items: [item], _meta: { links: [] } },
      { items: [item], _meta: { links: [next] } },
    ],
    ['Wiz', wiz(false), wiz(true)],
    ['Fortify on Demand', release(1), release(60)],
    ['Prisma Cloud', { items: [alert] }, { items: [alert], nextPageToken: 'x' }],
  ])('of %s close nothing', async (_, whole, part) => {
    const [all, some] = [await read(whole), await read(part)];
    expect([all.findings.length, some.findings.length]).toEqual([1, 1]);
    expect(runOf(all)).not.toHaveProperty('incomplete');
    expect(runOf(some)).toMatchObject({ incomplete: 'unknown_variant' });
  });

  it('do where all of them are there', async () => {
    const outcome = await readBytesAs(
      [sonar(1, 3), sonar(2, 3)].map((page) => JSON.stringify(page)).join('\n'),
    );
    expect(outcome.findings).toHaveLength(2);
    expect(runOf(outcome)).not.toHaveProperty('incomplete');
  });
});

describe("Wiz' and Prisma Cloud's states", () => {
  it('are each accounted for', async () => {
    const rule = { sourceRule: { id: 'r', name: 'Open bucket' }, severity: 'HIGH' };
    const wiz = await read({
      data: {
        issues: {
          nodes: ['OPEN', 'IN_PROGRESS', 'REJECTED', 'RESOLVED'].map((status) => ({
            ...rule,
            status,
          })),
        },
      },
    });
    const alert = {
      policy: { policyId: 'p', name: 'Open bucket', severity: 'high' },
      resource: { id: 'b' },
    };
    const prisma = await read(
      ['open', 'snoozed', 'dismissed', 'resolved'].map((status) => ({ ...alert, status })),
    );
    const table = await readBytesAs(
      [
        'Title,Severity,Status,Resource Name,Control ID',
        ...['OPEN', 'IN_PROGRESS', 'REJECTED', 'RESOLVED'].map(
          (status) => `Open bucket,HIGH,${status},b,r`,
        ),
      ].join('\n'),
    );
    const statuses = ({ findings }: Outcome) =>
      findings.map(({ suppression }) => suppression?.status);
    expect(statuses(wiz)).toEqual([undefined, undefined, 'accepted']);
    expect(statuses(table)).toEqual(statuses(wiz));
    expect(statuses(prisma)).toEqual([undefined, 'accepted', 'accepted']);
    for (const outcome of [wiz, table, prisma])
      expect(reasons(outcome)).toEqual(['fixed_in_report']);
  });

  it('make a finding of each vulnerable package', async () => {
    const { findings } = await read({
      data: {
        vulnerabilityFindings: {
          nodes: [
            {
              name: 'CVE-2026-0001',
              severity: 'CRITICAL',
              detailedName: 'openssl',
              version: '3.0',
              fixedVersion: '3.1',
              status: 'OPEN',
              vulnerableAsset: { name: 'vm-1', cloudPlatform: 'AWS', subscriptionExternalId: '42' },
            },
          ],
        },
      },
    });
    expect(findings).toMatchObject([
      {
        vulnerabilityIds: ['CVE-2026-0001'],
        component: { name: 'openssl', fixedVersions: ['3.1'] },
        cloudResource: { account: '42', id: 'vm-1' },
      },
    ]);
  });
});

describe("Conan's audit", () => {
  it('closes nothing where the service failed, or has more than it answers', async () => {
    const audit = (totalCount: number, over: object = {}) =>
      read({ data: { 'zlib/1.2.11': { vulnerabilities: { totalCount, edges: [] } } }, ...over });
    expect(runOf(await audit(0))).not.toHaveProperty('incomplete');
    expect(runOf(await audit(0, { conan_error: 'Rate limit' }))).toMatchObject({
      incomplete: 'scan_failed',
    });
    expect(runOf(await audit(101))).toMatchObject({ incomplete: 'unknown_variant' });
  });
});

describe("KICS' queries", () => {
  it('that could not be executed are not clean', async () => {
    const report = (failed: number) => ({
      files_scanned: 1,
      queries_failed_to_execute: failed,
      queries: [],
    });
    expect(runOf(await read(report(0)))).not.toHaveProperty('incomplete');
    expect(runOf(await read(report(1)))).toMatchObject({ incomplete: 'files_failed' });
  });
});
