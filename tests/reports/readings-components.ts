import type { Readings } from './fixtures.ts';

/** Own reports of scanners that look at components, images, clouds, configuration and secrets. */
export const componentReadings: Readings = {
  'composer-audit.json': ['composer-audit', { severity: 'medium', vulnerabilityIds: ['CVE-2024-0001', 'GHSA-2qrg-x229-3v8q'], component: { name: 'acme/framework', ecosystem: 'composer' } }],
  'harbor.json': ['harbor', { ruleId: 'CVE-2023-4911', severity: 'high', cwes: [787], component: { name: 'glibc', fixedVersions: ['2.36-9+deb12u3'] } }],
  'jfrog-xray.json': ['jfrog-xray', { severity: 'high', vulnerabilityIds: ['CVE-2021-44906', 'XRAY-1'], cwes: [1321], cvss: [{ score: 9.8 }], component: { name: 'minimist', version: '1.2.0' } }],
  'kube-linter.json': ['kube-linter', { ruleId: 'no-read-only-root-fs', cloudResource: { provider: 'kubernetes', id: 'shop/Deployment/app' } }],
  'mend.json': ['mend', { severity: 'critical', cvss: [{ score: 10 }], component: { name: 'org.apache.logging.log4j:log4j-core', version: '2.8.2' } }],
  'openvex.json': ['openvex', { ruleId: 'CVE-2021-44228', suppression: { kind: 'vex:not_affected', justification: 'vulnerable_code_not_in_execute_path' }, component: { name: 'org.example:shop' } }],
  'osv.json': ['osv', { ruleId: 'GHSA-vh95-rmgr-6w4m', severity: 'medium', vulnerabilityIds: ['GHSA-vh95-rmgr-6w4m', 'CVE-2020-7598'], cwes: [1321], component: { name: 'minimist', fixedVersions: ['0.2.1'] } }],
  'retirejs.json': ['retirejs', { ruleId: 'CVE-2012-6708', severity: 'medium', cwes: [79], component: { purl: 'pkg:npm/jquery@1.8.0', fixedVersions: ['1.9.0'] } }],
  'safety.json': ['safety', { severity: 'medium', vulnerabilityIds: ['CVE-2023-0286'], component: { purl: 'pkg:pypi/cryptography@36.0.0' } }],
  'spdx.json': ['spdx', { ruleId: 'https://nvd.nist.gov/vuln/detail/CVE-2024-1', component: { purl: 'pkg:npm/left-pad@1.0.0' } }],
  'twistlock.json': ['twistlock', { severity: 'high', cvss: [{ score: 7.8 }], component: { fixedVersions: ['2.36-9+deb12u3'] }, image: { reference: 'registry.example.org/shop:1' } }],
  'yarn-audit.jsonl': ['yarn-audit', { severity: 'medium', vulnerabilityIds: ['GHSA-vh95-rmgr-6w4m'], component: { name: 'minimist', version: '1.2.0' } }],
};
