import type { Readings } from './fixtures.ts';

/** Own reports of scanners that look at code, running applications and hosts, of platforms and bug bounties. */
export const applicationReadings: Readings = {
  'acunetix.xml': ['acunetix', { title: 'SQL injection', severity: 'high', cwes: [89], endpoint: 'https://shop.example.org/search', httpParameter: 'q', description: 'Input reaches a query.' }],
  'arachni.json': ['arachni', { ruleId: 'xss', severity: 'high', cwes: [79], httpMethod: 'GET', references: ['https://owasp.org/xss'] }],
  'bearer.json': ['bearer', { severity: 'critical', cwes: [89], location: { path: 'app/models/user.rb', startLine: 7 } }],
  'checkmarx-one.json': ['checkmarx-one', { title: 'Reflected XSS', severity: 'high', cwes: [79], codeFlow: [{ path: 'src/a.java' }, { path: 'src/b.java' }], fingerprints: { similarityId: '-77' } }],
  'checkstyle.xml': ['checkstyle', { ruleId: 'eslint.rules.no-eval', severity: 'high', location: { path: 'src/a.js', startLine: 3, startColumn: 5 } }],
  'codechecker.json': ['codechecker', { ruleId: 'core.DivideZero', severity: 'high', codeFlow: [{ startLine: 10 }] }],
  'generic.csv': ['generic-csv', { title: 'Password in the log', severity: 'high', cwes: [532], location: { path: 'src/log.ts', startLine: 12 }, vulnerabilityIds: ['CVE-2024-1234'] }],
  'gosec.json': ['gosec', { ruleId: 'G201', severity: 'high', confidence: 'medium', cwes: [89], location: { path: 'db/query.go', startLine: 41, endLine: 42 } }],
  'infer.json': ['infer', { title: 'Null Dereference', severity: 'high', fingerprints: { infer: 'h1' } }],
  'invicti.json': ['invicti', { severity: 'critical', confidence: 'high', cvss: [{ version: '3.1', score: 9.8 }], httpMethod: 'GET' }],
  'junit.xml': ['junit', { title: 'S3 bucket is public', severity: 'high', cwes: [732], location: { path: 'main.tf' } }],
  'nessus.csv': ['nessus-csv', { ruleId: '91505', severity: 'high', endpoint: '192.0.2.7:5432', vulnerabilityIds: ['CVE-2019-10208'] }],
  'nessus.nessus': ['nessus', { ruleId: '91505', severity: 'high', endpoint: 'db.example.org:5432', cvss: [{ version: '3.0', score: 8.8 }] }],
  'openvas.xml': ['openvas', { title: 'Weak ciphers', severity: 'medium', endpoint: 'www.example.org:443', vulnerabilityIds: ['CVE-2013-2566'] }],
  'rubocop.json': ['rubocop', { ruleId: 'Security/Eval', severity: 'medium', category: 'sast' }],
  'ssh-audit.json': ['ssh-audit', { severity: 'high', endpoint: 'ssh.example.org:22' }],
  'sslscan.xml': ['sslscan', { severity: 'critical', vulnerabilityIds: ['CVE-2014-0160'] }],
  'wapiti.json': ['wapiti-json', { severity: 'high', cwes: [89], endpoint: 'https://shop.example.org/item', httpParameter: 'id' }],
  'zap.json': ['zap-json', { ruleId: '40012', severity: 'high', cwes: [79], endpoint: 'https://shop.example.org/s?q=1', httpParameter: 'q', mitigation: 'Escape.' }],
  'loose-list.json': ['loose-json', { title: 'SQL injection in search', severity: 'critical', cwes: [89], category: 'dast', endpoint: 'https://shop.example.org/search', httpParameter: 'q', description: 'Input reaches a query.', fingerprints: { id: '17' } }, 1],
  'loose-table.csv': ['loose-csv', { title: 'Outdated TLS library', severity: 'high', endpoint: 'db.example.org:5432', vulnerabilityIds: ['CVE-2022-0778'], cvss: [{ score: 7.5 }], mitigation: 'Update.', firstSeenAt: '2026-01-02T00:00:00.000Z' }, 2],
};
