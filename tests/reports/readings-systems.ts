import type { CleanReports, Readings } from './fixtures.ts';

/**
 * Synthetic reports of system audits, and of further scanner layouts that other parsers support as
 * well.
 */
export const systemReadings: Readings = {
  'scubagear.json': [
    'scubagear',
    {
      ruleId: 'MS.AAD.1.1v1',
      severity: 'high',
      cloudResource: { account: '0b1c', id: 'example.org', type: 'AAD' },
    },
    3,
  ],
  'hardeningkitty.csv': ['hardeningkitty', { ruleId: '1101', severity: 'medium' }, 1],
  'certipy.json': ['certipy', { ruleId: 'ESC8', severity: 'high', endpoint: 'ca.example.org' }, 3],
  'wesng.csv': [
    'wesng',
    {
      vulnerabilityIds: ['CVE-2026-0001'],
      severity: 'critical',
      mitigation: 'Install KB5031001.',
    },
    2,
  ],
  'vulnix.json': [
    'vulnix',
    {
      ruleId: 'CVE-2022-0778',
      severity: 'high',
      component: { name: 'openssl', version: '3.0.1' },
    },
    2,
  ],
  'arch-audit.json': [
    'arch-audit',
    {
      ruleId: 'AVG-2700',
      severity: 'high',
      component: { name: 'openssl', fixedVersions: ['3.0.2-1'] },
    },
    2,
  ],
  's3scanner.json': [
    's3scanner',
    {
      ruleId: 'perm_all_users_read',
      severity: 'high',
      cloudResource: { provider: 'aws', id: 'shop-backup' },
    },
    2,
  ],
  'conan-audit.json': [
    'conan-audit',
    {
      ruleId: 'CVE-2022-37434',
      severity: 'critical',
      component: { name: 'zlib', version: '1.2.11', purl: 'pkg:conan/zlib@1.2.11' },
    },
    1,
  ],
  'rdpscan.txt': [
    'rdpscan',
    { vulnerabilityIds: ['CVE-2019-0708'], severity: 'critical', endpoint: '192.0.2.11:3389' },
    1,
  ],
  'tenable-audit.json': [
    'tenable-audit',
    { ruleId: '21157:1.1 Sticky bit', severity: 'high', endpoint: 'web.example.org' },
    1,
  ],
  'wiz-graphql.json': [
    'wiz-graphql',
    { ruleId: 'wc-1', severity: 'critical', cloudResource: { account: '42', region: 'eu-west-1' } },
    1,
  ],
  'prisma-cloud-alerts.json': [
    'prisma-cloud-alerts-json',
    { ruleId: 'p1', severity: 'high', cloudResource: { account: '42', id: 'shop-backup' } },
    1,
  ],
  'zap.html': [
    'zap-html',
    {
      ruleId: '40012',
      title: 'Cross Site Scripting (Reflected)',
      severity: 'high',
      cwes: [79],
      endpoint: 'https://shop.example.org/find',
      httpParameter: 'q',
    },
    1,
  ],
  'zap.md': [
    'zap-markdown',
    { ruleId: '40012', severity: 'high', confidence: 'medium', httpMethod: 'GET', cwes: [79] },
    1,
  ],
  'bandit.html': [
    'bandit-html',
    {
      ruleId: 'yaml_load:B506',
      severity: 'medium',
      cwes: [20],
      location: { path: 'src/a.py', startLine: 5 },
    },
    1,
  ],
};

export const cleanSystemReports: CleanReports = [
  [
    'scubagear',
    '{"MetaData":{"TenantId":"0b1c"},"Summary":{},"Results":{"AAD":[{"GroupName":"a","Controls":[{"Control ID":"MS.AAD.1.1v1","Requirement":"r","Result":"Pass","Criticality":"Shall","Details":"Met"}]}]}}',
  ],
  [
    'hardeningkitty',
    'ID,Category,Name,Severity,Result,Recommended,TestResult,SeverityFinding\n1,a,Lockout,Passed,5,5,Passed,Low\n',
  ],
  [
    'certipy',
    '{"Certificate Authorities":{"0":{"CA Name":"CA"}},"Certificate Templates":{"0":{"Template Name":"WebServer"}}}',
  ],
  [
    's3scanner',
    '{"bucket":{"name":"shop-logs","exists":1,"perm_all_users_read":0},"level":"info","msg":""}',
  ],
  [
    'conan-audit',
    '{"data":{"fmt/10.2.1":{"vulnerabilities":{"totalCount":0,"edges":[]}}},"conan_error":""}',
  ],
  ['rdpscan', '192.0.2.10  - SAFE - Target appears patched\n'],
  ['tenable-audit', '[{"check_name":"1.2 Banner","audit_file":"unix.audit","status":"PASSED"}]'],
  ['wiz-graphql', '{"data":{"issues":{"nodes":[],"pageInfo":{"hasNextPage":false}}}}'],
  [
    'prisma-cloud-alerts-json',
    '{"items":[{"id":"P-2","status":"resolved","policy":{"policyId":"p2","name":"Old key"},"resource":{"id":"k"}}]}',
  ],
  [
    'zap-html',
    '<html><head><title>ZAP Scanning Report</title></head><body><table><tr><th>Risk Level</th><th>Number of Alerts</th></tr><tr><td>High</td><td>0</td></tr></table></body></html>',
  ],
  [
    'zap-markdown',
    '# ZAP Scanning Report\n\n| Risk Level | Number of Alerts |\n| --- | --- |\n| High | 0 |\n| Medium | 0 |\n| Low | 0 |\n| Informational | 0 |\n',
  ],
  [
    'bandit-html',
    "<!DOCTYPE html><html><head><title>\n    Bandit Report\n</title></head><body><span id='results'>\n</span></body></html>",
  ],
];
