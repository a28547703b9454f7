// Facts from platform APIs, in the fields of newer and older responses.
import { describe, expect, it } from 'vitest';
import { readBytesAs, type Outcome } from './reading.ts';

const read = (document: unknown): Promise<Outcome> => readBytesAs(JSON.stringify(document));

describe("Sysdig's tables and lists", () => {
  it('say which risks are accepted', async () => {
    const { findings } = await readBytesAs(
      [
        'Vulnerability ID,Severity,Package name,Package version,Image,CVSS score,Risk accepted',
        'CVE-2026-0101,High,zlib,1.2,shop:1,7.5,TRUE',
        'CVE-2026-0102,High,zlib,1.2,shop:1,7.5,FALSE',
      ].join('\n'),
    );
    expect(findings).toMatchObject([{ suppression: { kind: 'accepted risk' } }, {}]);
    expect(findings[1]).not.toHaveProperty('suppression');
  });
});

describe("Trustwave Fusion's vulnerabilities", () => {
  it('name their CVEs in the knowledge base, and the host where there is no address', async () => {
    const item = {
      id: 'v-1',
      name: 'Old TLS',
      severity: 'HIGH',
      classification: 'Cryptography',
      location: {
        url: 'None',
        domain: 'None',
        ip: '192.0.2.7',
        port: 443,
        applicationProtocol: 'https',
      },
    };
    const { findings } = await read({
      items: [
        { ...item, kb: { cves: ['CVE-2026-0101'] } },
        { ...item, id: 'v-2', kb: { cves: ['CVE-NO-MATCH'] } },
      ],
    });
    expect(findings).toMatchObject([
      { vulnerabilityIds: ['CVE-2026-0101'], endpoint: '192.0.2.7:443' },
      { endpoint: '192.0.2.7:443' },
    ]);
    expect(findings[1]).not.toHaveProperty('vulnerabilityIds');
  });
});

describe("issues of Snyk's API", () => {
  const issue = (reachability: string) => ({
    id: reachability,
    type: 'issue',
    attributes: {
      title: 'Denial of service',
      type: 'package_vulnerability',
      key: `SNYK-JS-WS-${reachability}`,
      status: 'open',
      effective_severity_level: 'high',
      coordinates: [
        {
          reachability,
          remedies: [{ type: 'indeterminate', details: { upgrade_package: 'ws@1.1.5' } }],
          representations: [{ dependency: { package_name: 'ws', package_version: '1.0.0' } }],
        },
      ],
    },
  });

  it('say whether the vulnerable code is called, and which version repairs it', async () => {
    const { findings } = await read({ data: ['function', 'no-path-found', 'no-info'].map(issue) });
    expect(findings.map(({ reachability }) => reachability)).toEqual([
      'reachable',
      'not_reachable',
      undefined,
    ]);
    expect(findings[0]?.component?.fixedVersions).toEqual(['1.1.5']);
  });
});

describe("findings of Semgrep's platform", () => {
  const finding = (status: string, over: object = {}) => ({
    id: status,
    match_based_id: status,
    rule_name: 'python.sqli',
    severity: 'high',
    status,
    state: status === 'ignored' ? 'muted' : 'unresolved',
    location: { file_path: 'a.py', line: 3 },
    ...over,
  });

  it('are over where they are fixed or removed, and say why a user ignored them', async () => {
    const ignored = {
      triage_state: 'ignored',
      triage_reason: 'false_positive',
      triage_comment: '',
    };
    const outcome = await read({
      findings: [
        finding('open'),
        finding('fixed'),
        finding('removed'),
        finding('ignored', ignored),
        finding('provisionally_ignored', { ...ignored, triage_comment: 'A test' }),
      ],
    });
    expect(outcome.findings.map(({ suppression }) => suppression?.justification)).toEqual([
      undefined,
      'false_positive',
      'A test',
    ]);
    expect(outcome.ignored.map(({ reason }) => reason)).toEqual([
      'fixed_in_report',
      'fixed_in_report',
    ]);
  });

  it('of dependencies say whether they are called, how likely an exploit is, and the fix', async () => {
    const { findings } = await read({
      findings: [
        finding('open', {
          vulnerability_identifier: 'CVE-2026-0101',
          reachability: 'unreachable',
          epss_score: { score: 0.02, percentile: 0.8 },
          found_dependency: {
            package: 'ws',
            version: '1.0.0',
            ecosystem: 'npm',
            transitivity: 'direct',
          },
          fix_recommendations: [{ package: 'ws', version: '1.1.5' }],
        }),
      ],
    });
    expect(findings).toMatchObject([
      {
        category: 'sca',
        reachability: 'not_reachable',
        epss: { score: 0.02, percentile: 0.8 },
        component: { name: 'ws', fixedVersions: ['1.1.5'], direct: true },
      },
    ]);
  });
});

describe("Dependency-Check's older JSON", () => {
  it('ends two of its names with an angle bracket', async () => {
    const { findings } = await read({
      reportSchema: '1.1',
      scanInfo: { engineVersion: '6.0.0' },
      projectInfo: { name: 'shop' },
      dependencies: [
        {
          fileName: 'a.jar',
          filePath: 'lib/a.jar',
          packages: [{ id: 'pkg:maven/g/a@1.0' }],
          vulnerabilities: [
            {
              name: 'CVE-2026-0101',
              cvssv2: {
                score: 5,
                accessVector: 'NETWORK',
                accessComplexity: 'LOW',
                'authenticationr>': 'NONE',
                confidentialImpact: 'PARTIAL',
                integrityImpact: 'NONE',
                availabilityImpact: 'NONE',
                severity: 'MEDIUM',
              },
              cvssv3: { baseScore: 7.5, attackVector: 'NETWORK', 'baseSeverity>': 'HIGH' },
            },
          ],
        },
      ],
    });
    expect(findings).toMatchObject([{ severity: 'high' }]);
    expect(findings[0]?.cvss).toContainEqual({
      version: '2.0',
      score: 5,
      vector: 'AV:N/AC:L/Au:N/C:P/I:N/A:N',
    });
  });
});

describe("Spectra Assure's components", () => {
  it('keep the vulnerabilities that a user triaged as dismissed', async () => {
    const outcome = await read({
      timestamp: '2026-02-01T00:00:00Z',
      report: {
        info: { file: { name: 'shop.zip' } },
        metadata: {
          components: {
            c: {
              path: 'ws.js',
              identity: {
                product: 'ws',
                version: '1.0',
                vulnerabilities: { active: ['CVE-2026-0101'], triaged: ['CVE-2026-0102'] },
              },
            },
          },
          vulnerabilities: {
            'CVE-2026-0101': { severity: 'high' },
            'CVE-2026-0102': { severity: 'low' },
          },
        },
      },
    });
    expect(outcome.findings).toMatchObject([
      { ruleId: 'CVE-2026-0101' },
      { ruleId: 'CVE-2026-0102', suppression: { kind: 'triaged', status: 'accepted' } },
    ]);
    expect(outcome.findings[0]).not.toHaveProperty('suppression');
  });
});
