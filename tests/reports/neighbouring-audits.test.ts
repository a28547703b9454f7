// Kubescape's reports beside its JSON, and audits of hosts as other products keep them.
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';
import { exceptionsOf } from './scope-of.ts';

describe('Kubescape', () => {
  const control = (name: string, status: string, within = ''): string =>
    `<testcase classname="Kubescape" status="${status}" name="${name}">${within}</testcase>`;
  const suite = (...cases: string[]): string =>
    `<testsuites suites="1" name="Kubescape Scanning"><testsuite name="NSA" tests="3">${cases.join('')}</testsuite></testsuites>`;

  it('is called by its control in JUnit, with what to do', async () => {
    const { findings } = await readBytesAs(
      suite(
        control(
          'Containers without root',
          'failed',
          '<failure type="Control" message="Remediation: Set the user.&#xA;More details: https://docs.example.org/c-0013&#xA;&#xA;apiVersion: apps/v1;kind: Deployment;name: shop"/>',
        ),
        control('Privileged container', 'passed'),
      ),
    );
    expect(findings).toMatchObject([
      {
        ruleId: 'Containers without root',
        title: 'Containers without root',
        mitigation: 'Set the user.',
        references: ['https://docs.example.org/c-0013'],
        description: expect.stringContaining('kind: Deployment;name: shop') as string,
      },
    ]);
  });

  it('keeps open what a control found that was skipped', async () => {
    const report = suite(control('Network policies', 'skipped', '<skipped message="x"/>'));
    expect(await exceptionsOf(report)).toEqual([{ rule: 'Network policies' }]);
  });

  it('reads its Markdown of images', async () => {
    const { items, findings } = await readBytesAs(
      `# Kubescape Image Scan Report

| Package | Version | Score | Critical | High |
|---|---|---:|---:|---:|
| tls | 1.0.0 | 5 | 1 | 0 |

## Vulnerabilities

| Severity | Vulnerability | Package | Version | Fixed In | Image |
|---|---|---|---|---|---|
| Critical | CVE-2026-0001 | tls | 1.0.0 | 1.0.1, 1.0.2 | \`registry.example/shop:v1 [linux/amd64]\` |
| High | CVE-2026-0003 | libc | 2.39 | wont-fix | \`registry.example/shop:v1 [linux/amd64]\` |
`,
    );
    expect(items[0]).toMatchObject({ kind: 'run', tool: 'Kubescape' });
    expect(findings).toMatchObject([
      {
        ruleId: 'CVE-2026-0001',
        severity: 'critical',
        component: { name: 'tls', version: '1.0.0', fixedVersions: ['1.0.1', '1.0.2'] },
        image: { reference: 'registry.example/shop:v1' },
      },
      { ruleId: 'CVE-2026-0003' },
    ]);
    expect(findings[1]?.component).not.toHaveProperty('fixedVersions');
  });
});

describe('Microsoft Baseline Security Analyzer', () => {
  const checks = (score: string): string => `Computer name: SHOP\\TILL
IP address: 192.0.2.7
Scan date: 2026/01/10 09:00

    Issue: Windows Firewall
    Score: ${score}
    Result: The firewall is off.

    Issue: Guest Account
    Score: Check passed
    Result: It is disabled.
`;

  it('reads the checks that failed, on the host that it names', async () => {
    const { items, findings, ignored } = await readBytesAs(checks('Check failed'));
    expect(items[0]).toMatchObject({ kind: 'run', targets: ['host:192.0.2.7'] });
    expect(findings).toMatchObject([
      {
        ruleId: 'Windows Firewall',
        severity: 'high',
        description: 'The firewall is off.',
        endpoint: '192.0.2.7',
      },
    ]);
    expect(ignored).toMatchObject([{ reason: 'passed' }]);
  });

  it('keeps open what a check found that could not be made', async () => {
    expect(await exceptionsOf(checks('Unable to scan'))).toEqual([{ rule: 'Windows Firewall' }]);
  });
});
