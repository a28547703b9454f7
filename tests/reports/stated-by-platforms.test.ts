// API responses and exports of platforms, in all layouts.
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';

const read = (report: unknown) =>
  readBytesAs(typeof report === 'string' ? report : JSON.stringify(report));

describe('Microsoft Defender for Cloud', () => {
  const subAssessment = (name: string, properties: object) => ({
    type: 'Microsoft.Security/assessments/subAssessments',
    id: `/subscriptions/s/x/providers/Microsoft.Security/assessments/a/subassessments/${name}`,
    name,
    properties: {
      status: { code: 'Unhealthy', severity: 'High' },
      timeGenerated: '2026-01-02T00:00:00Z',
      ...properties,
    },
  });
  const container = subAssessment('1', {
    displayName: 'CVE-2022-0778',
    additionalData: {
      assessedResourceType: 'AzureContainerRegistryVulnerability',
      artifactDetails: {
        repositoryName: 'shop',
        registryHost: 'images.example.org',
        tags: ['7'],
        digest: 'sha256:aa',
      },
      softwareDetails: { packageName: 'openssl', version: '1.1.1k', fixedVersion: '1.1.1n' },
      vulnerabilityDetails: {
        cveId: 'CVE-2022-0778',
        cvss: { '3.0': { base: 7.5 } },
        weaknesses: { cwe: [{ id: 'CWE-835' }] },
        references: [{ title: 'CVE-2022-0778', link: 'https://example.org/c' }],
      },
    },
  });
  const server = subAssessment('2', {
    displayName: 'Update the kernel',
    additionalData: {
      assessedResourceType: 'ServerVulnerabilityTvm',
      softwareName: 'kernel',
      softwareVersion: '5.1',
      recommendedVersion: '5.2',
      cvssV30Score: 7.1,
      cve: { title: 'CVE-2023-1111' },
    },
  });

  it.each([['value'], ['subAssessments']])(
    'states packages, images and scores of sub-assessments in %s',
    async (list) => {
      const { findings } = await read({ [list]: [container, server] });
      expect(findings).toMatchObject([
        {
          ruleId: 'CVE-2022-0778',
          title: 'CVE-2022-0778 in openssl',
          vulnerabilityIds: ['CVE-2022-0778'],
          cwes: [835],
          cvss: [{ score: 7.5 }],
          component: { name: 'openssl', version: '1.1.1k', fixedVersions: ['1.1.1n'] },
          image: { reference: 'images.example.org/shop:7', digest: 'sha256:aa' },
          references: ['https://example.org/c'],
          lastSeenAt: '2026-01-02T00:00:00.000Z',
        },
        {
          title: 'Update the kernel',
          vulnerabilityIds: ['CVE-2023-1111'],
          cvss: [{ score: 7.1 }],
          component: { name: 'kernel', version: '5.1', fixedVersions: ['5.2'] },
        },
      ]);
      expect(findings[1]).not.toHaveProperty('image');
    },
  );
});

describe('Automox', () => {
  it('names the device of a patch, where the export lists devices beside packages', async () => {
    const { items, findings } = await read({
      packages: [
        {
          id: '5',
          server_id: 7,
          name: 'openssl',
          display_name: 'OpenSSL',
          version: '1.1.1n',
          installed: false,
          repo: 'main',
          severity: 'high',
          cves: ['CVE-2022-0778'],
        },
      ],
      devices: [
        { id: 7, name: 'web-1', os_family: 'Linux', os_name: 'Ubuntu', os_version: '22.04' },
      ],
    });
    expect(items[0]).toMatchObject({ format: 'automox' });
    expect(findings).toMatchObject([{ endpoint: 'web-1', vulnerabilityIds: ['CVE-2022-0778'] }]);
    expect(findings[0]?.description).toContain('Ubuntu 22.04');
  });

  it('knows such an export without a patch that waits', async () => {
    const { items } = await read({ packages: [], devices: [{ id: 7, os_family: 'Linux' }] });
    expect(items).toEqual([{ kind: 'run', tool: 'Automox', format: 'automox' }]);
  });
});

describe('Alert Logic', () => {
  it('is recognised without the column of its keys', async () => {
    const { items, findings } = await read(
      [
        'Vulnerability,Severity,Asset Name,IP Address,Protocol/Port,Vulnerability ID,CISA Known Exploited',
        'OpenSSH flaw,High,web1,"10.0.0.1, 10.0.0.2",tcp/22,v1,Yes',
      ].join('\n'),
    );
    expect(items[0]).toMatchObject({ format: 'alert-logic' });
    expect(findings).toMatchObject([{ endpoint: '10.0.0.1:22', knownExploited: true }]);
  });
});

describe('Burp Suite', () => {
  it('takes a false positive of its API for a dismissed finding', async () => {
    const issue = { name: 'X', type_index: 1, origin: 'https://shop.example.org', path: '/' };
    const { findings } = await read({
      scan_status: 'succeeded',
      issue_events: [{ type: 'issue_found', issue: { ...issue, severity: 'false_positive' } }],
    });
    expect(findings[0]?.suppression).toEqual({ kind: 'false positive', status: 'accepted' });
  });
});

describe('Crashtest Security', () => {
  it('takes an error for a test that found out nothing', async () => {
    const { items, findings, ignored } = await read(`<testsuites>
      <testsuite name="Crashtest Security: xss">
        <testcase classname="xss" name="A"><failure type="high" message="Echoed"/></testcase>
        <testcase classname="tls" name="B"><failure type="error" message="No answer"/></testcase>
      </testsuite></testsuites>`);
    expect(findings.map(({ title }) => title)).toEqual(['Echoed']);
    expect(ignored.map(({ reason }) => reason)).toEqual(['not_a_finding']);
    expect(items.filter((item) => item.kind === 'run').at(-1)).toMatchObject({
      unscanned: [{ rule: 'tls' }],
    });
  });
});

describe("SonarQube's impacts", () => {
  const maintainability = { softwareQuality: 'MAINTAINABILITY', severity: 'HIGH' };
  const reliability = { softwareQuality: 'RELIABILITY', severity: 'LOW' };
  const security = { softwareQuality: 'SECURITY', severity: 'MEDIUM' };
  const issueWith = async (impacts: unknown[]) => {
    const { findings } = await read({
      issues: [{ key: 'i-1', rule: 'java:S2077', component: 'shop:A.java', line: 3, impacts }],
    });
    return findings;
  };

  it('on security decide, wherever they are in the list', async () => {
    expect(await issueWith([maintainability, security])).toMatchObject([
      { severity: 'medium', category: 'sast' },
    ]);
  });

  it('on other qualities make it a finding of quality, as severe as the worst', async () => {
    expect(await issueWith([reliability, maintainability])).toMatchObject([
      { severity: 'high', category: 'quality' },
    ]);
  });

  it('are those of the rule in the format for issues of other analysers', async () => {
    const { findings } = await read({
      rules: [{ id: 'R1', name: 'Query', impacts: [maintainability, security] }],
      issues: [
        { ruleId: 'R1', primaryLocation: { message: 'Built from input', filePath: 'A.java' } },
      ],
    });
    expect(findings).toMatchObject([{ severity: 'medium' }]);
  });
});
