import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAll } from './expectations.ts';

const folder = path.join(import.meta.dirname, 'fixtures');

/** Small reports of our own making: the format that must be recognised without a hint, and the first finding's main facts. */
const readings: Readonly<Record<string, [format: string, first: object]>> = {
  'acunetix.xml': ['acunetix', { title: 'SQL injection', severity: 'high', cwes: [89], endpoint: 'https://shop.example.org/search', httpParameter: 'q', description: 'Input reaches a query.' }],
  'arachni.json': ['arachni', { ruleId: 'xss', severity: 'high', cwes: [79], httpMethod: 'GET', references: ['https://owasp.org/xss'] }],
  'bearer.json': ['bearer', { severity: 'critical', cwes: [89], location: { path: 'app/models/user.rb', startLine: 7 } }],
  'checkmarx-one.json': ['checkmarx-one', { title: 'Reflected XSS', severity: 'high', cwes: [79], codeFlow: [{ path: 'src/a.java' }, { path: 'src/b.java' }], fingerprints: { similarityId: '-77' } }],
  'checkstyle.xml': ['checkstyle', { ruleId: 'eslint.rules.no-eval', severity: 'high', location: { path: 'src/a.js', startLine: 3, startColumn: 5 } }],
  'codechecker.json': ['codechecker', { ruleId: 'core.DivideZero', severity: 'high', codeFlow: [{ startLine: 10 }] }],
  'composer-audit.json': ['composer-audit', { severity: 'medium', vulnerabilityIds: ['CVE-2024-0001', 'GHSA-2qrg-x229-3v8q'], component: { name: 'acme/framework', ecosystem: 'composer' } }],
  'generic.csv': ['generic-csv', { title: 'Password in the log', severity: 'high', cwes: [532], location: { path: 'src/log.ts', startLine: 12 }, vulnerabilityIds: ['CVE-2024-1234'] }],
  'gosec.json': ['gosec', { ruleId: 'G201', severity: 'high', confidence: 'medium', cwes: [89], location: { path: 'db/query.go', startLine: 41, endLine: 42 } }],
  'harbor.json': ['harbor', { ruleId: 'CVE-2023-4911', severity: 'high', cwes: [787], component: { name: 'glibc', fixedVersions: ['2.36-9+deb12u3'] } }],
  'infer.json': ['infer', { title: 'Null Dereference', severity: 'high', fingerprints: { infer: 'h1' } }],
  'invicti.json': ['invicti', { severity: 'critical', confidence: 'high', cvss: [{ version: '3.1', score: 9.8 }], httpMethod: 'GET' }],
  'jfrog-xray.json': ['jfrog-xray', { severity: 'high', vulnerabilityIds: ['CVE-2021-44906', 'XRAY-1'], cwes: [1321], cvss: [{ score: 9.8 }], component: { name: 'minimist', version: '1.2.0' } }],
  'junit.xml': ['junit', { title: 'S3 bucket is public', severity: 'high', cwes: [732], location: { path: 'main.tf' } }],
  'kube-linter.json': ['kube-linter', { ruleId: 'no-read-only-root-fs', cloudResource: { provider: 'kubernetes', id: 'shop/Deployment/app' } }],
  'mend.json': ['mend', { severity: 'critical', cvss: [{ score: 10 }], component: { name: 'org.apache.logging.log4j:log4j-core', version: '2.8.2' } }],
  'nessus.csv': ['nessus-csv', { ruleId: '91505', severity: 'high', endpoint: '192.0.2.7:5432', vulnerabilityIds: ['CVE-2019-10208'] }],
  'nessus.nessus': ['nessus', { ruleId: '91505', severity: 'high', endpoint: 'db.example.org:5432', cvss: [{ version: '3.0', score: 8.8 }] }],
  'openvas.xml': ['openvas', { title: 'Weak ciphers', severity: 'medium', endpoint: 'www.example.org:443', vulnerabilityIds: ['CVE-2013-2566'] }],
  'openvex.json': ['openvex', { ruleId: 'CVE-2021-44228', suppression: { kind: 'vex:not_affected', justification: 'vulnerable_code_not_in_execute_path' }, component: { name: 'org.example:shop' } }],
  'osv.json': ['osv', { ruleId: 'GHSA-vh95-rmgr-6w4m', severity: 'medium', vulnerabilityIds: ['GHSA-vh95-rmgr-6w4m', 'CVE-2020-7598'], cwes: [1321], component: { name: 'minimist', fixedVersions: ['0.2.1'] } }],
  'retirejs.json': ['retirejs', { ruleId: 'CVE-2012-6708', severity: 'medium', cwes: [79], component: { purl: 'pkg:npm/jquery@1.8.0', fixedVersions: ['1.9.0'] } }],
  'rubocop.json': ['rubocop', { ruleId: 'Security/Eval', severity: 'medium', category: 'sast' }],
  'safety.json': ['safety', { severity: 'medium', vulnerabilityIds: ['CVE-2023-0286'], component: { purl: 'pkg:pypi/cryptography@36.0.0' } }],
  'spdx.json': ['spdx', { ruleId: 'https://nvd.nist.gov/vuln/detail/CVE-2024-1', component: { purl: 'pkg:npm/left-pad@1.0.0' } }],
  'ssh-audit.json': ['ssh-audit', { severity: 'high', endpoint: 'ssh.example.org:22' }],
  'sslscan.xml': ['sslscan', { severity: 'critical', vulnerabilityIds: ['CVE-2014-0160'] }],
  'twistlock.json': ['twistlock', { severity: 'high', cvss: [{ score: 7.8 }], component: { fixedVersions: ['2.36-9+deb12u3'] }, image: { reference: 'registry.example.org/shop:1' } }],
  'wapiti.json': ['wapiti-json', { severity: 'high', cwes: [89], endpoint: 'https://shop.example.org/item', httpParameter: 'id' }],
  'yarn-audit.jsonl': ['yarn-audit', { severity: 'medium', vulnerabilityIds: ['GHSA-vh95-rmgr-6w4m'], component: { name: 'minimist', version: '1.2.0' } }],
  'zap.json': ['zap-json', { ruleId: '40012', severity: 'high', cwes: [79], endpoint: 'https://shop.example.org/s?q=1', httpParameter: 'q', mitigation: 'Escape.' }],
};

describe('fixtures', () => {
  it.each(Object.entries(readings))('%s', async (file, [format, first]) => {
    const reading = await readAll(path.join(folder, file));
    expect(reading.error).toBeUndefined();
    expect(reading.format).toBe(format);
    expect(reading.findings[0]).toMatchObject(first);
  });

  it('each have a reading', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(readings).sort());
  });
});
