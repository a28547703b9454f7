import type { CleanReports, Readings } from './fixtures.ts';

/** Synthetic reports of platforms, in the format of their APIs. */
export const platformReadings: Readings = {
  'accuknox.json': ['accuknox', { severity: 'high', vulnerabilityIds: ['CVE-2025-31313'] }, 2],
  'action1.json': [
    'action1',
    {
      severity: 'critical',
      endpoint: 'desk-1',
      component: { name: 'Example Browser', version: '100.0' },
    },
    2,
  ],
  'calico-cloud.json': [
    'calico-cloud',
    { severity: 'high', image: { reference: 'registry.example.org/shop:1.4' } },
    1,
  ],
  'fleet.json': [
    'fleet',
    { severity: 'high', vulnerabilityIds: ['CVE-2025-61616'], knownExploited: true },
    2,
  ],
  'fairwinds-insights.json': [
    'fairwinds-insights',
    { ruleId: 'runAsRootAllowed', severity: 'high' },
    1,
  ],
  'vanta.json': ['vanta', { ruleId: 'mfa-on', severity: 'medium' }, 1],
  'beagle.json': [
    'beagle',
    { severity: 'high', cwes: [79], endpoint: 'https://shop.example.org/search?q=1' },
    1,
  ],
  'escape.json': ['escape', { severity: 'high', cwes: [639], httpMethod: 'GET' }, 1],
  'insightappsec.json': [
    'insightappsec',
    { title: 'SQL injection in "id"', severity: 'high', httpParameter: 'id' },
    2,
  ],
  'intruder.json': ['intruder', { severity: 'high', endpoint: '203.0.113.5:5432' }, 2],
  'probely.json': ['probely', { ruleId: 'sqli', severity: 'high', cwes: [89] }, 1],
  'yeswehack.json': [
    'yeswehack',
    { severity: 'high', endpoint: 'https://shop.example.org/reviews' },
    2,
  ],
  'intigriti.json': ['intigriti', { severity: 'critical', cwes: [284] }, 1],
  'socket.jsonl': [
    'socket',
    {
      ruleId: 'criticalCVE',
      severity: 'critical',
      component: { name: 'left-pad', version: '1.0.0', direct: true },
    },
    2,
  ],
  'endor-labs.json': [
    'endor-labs',
    { ruleId: 'CVE-2025-91919', severity: 'critical', reachability: 'reachable' },
    1,
  ],
  'azure-policy.json': [
    'azure-policy',
    {
      ruleId: 'secureTransferToStorage',
      severity: 'medium',
      cloudResource: {
        provider: 'azure',
        account: 'sub-1',
        region: 'westeurope',
        type: 'Microsoft.Storage/storageAccounts',
      },
    },
    2,
  ],
  'secure-score.json': [
    'secure-score',
    {
      ruleId: 'AdminMFAV2',
      title: 'Administrators need a second factor',
      severity: 'high',
      mitigation: 'Require a second factor.',
      cloudResource: { provider: 'microsoft365', account: 'tenant-1' },
    },
    1,
  ],
  'dbprotect.xml': [
    'dbprotect',
    {
      ruleId: '2986',
      title: 'Everyone may create schemas',
      severity: 'high',
      endpoint: '192.0.2.20:5432',
    },
    1,
  ],
  'codesonar.csv': [
    'codesonar',
    {
      ruleId: 'Buffer Overrun',
      severity: 'high',
      category: 'sast',
      location: { path: 'src/parse.c', startLine: 88 },
    },
    2,
  ],
  'polyspace.tsv': [
    'polyspace',
    {
      ruleId: 'Array access out of bounds',
      severity: 'high',
      location: { path: 'src/parse.c', startLine: 88, startColumn: 12 },
    },
    2,
  ],
  'coguard.json': [
    'coguard',
    {
      ruleId: 'nginx_server_tokens_off',
      title: 'The version is shown',
      severity: 'high',
      mitigation: 'Set server_tokens to off.',
      location: { path: 'etc/nginx/nginx.conf', startLine: 14 },
    },
    1,
  ],
  'hydra.txt': ['hydra-text', { severity: 'high', endpoint: '192.0.2.10:22', cwes: [521] }, 1],
  'ms-defender-machines.jsonl': [
    'ms-defender-machines',
    {
      ruleId: 'CVE-2026-0101',
      severity: 'high',
      endpoint: 'desk-1.example.org',
      component: { name: 'shop', version: '1.0' },
      firstSeenAt: '2026-01-01T08:00:00.000Z',
    },
    1,
  ],
  'wiz-ocsf.jsonl': [
    'wiz-ocsf',
    {
      title: 'Role with wildcards',
      severity: 'info',
      cloudResource: { provider: 'Kubernetes', account: 'a-1', type: 'User', id: 'shop-admin' },
      references: ['https://issues.example.org/i-1'],
      firstSeenAt: '2023-01-25T00:19:27.464Z',
    },
    2,
  ],
  'ocsf-findings.json': [
    'ocsf-findings',
    {
      ruleId: 'CVE-2021-12345',
      severity: 'high',
      category: 'sca',
      vulnerabilityIds: ['CVE-2021-12345'],
      component: { name: 'openssl', version: '1.0' },
    },
    1,
  ],
  'nowsecure.json': ['nowsecure', { ruleId: 'cleartext', severity: 'high', cwes: [319] }, 1],
};

/** Their responses without findings. */
export const cleanPlatformReports: CleanReports = [
  [
    'calico-cloud',
    '{"images":[{"imageID":"sha256:aa","repository":"shop","scan_result":"Pass","vulnerabilities":[]}]}',
  ],
  [
    'fleet',
    '{"host":{"hostname":"desk-1","platform":"ubuntu","software":[{"name":"a","version":"1","vulnerabilities":[]}],"policies":[{"name":"x","response":"pass"}]}}',
  ],
  [
    'vanta',
    '{"results":{"pageInfo":{"hasNextPage":false},"data":[{"id":"a","name":"b","status":"OK","remediationDescription":"c"}]}}',
  ],
  [
    'beagle',
    '{"application_name":"shop","url":"https://shop.example.org/","generated_date":"01 Feb 2026","vulnerabilities":[]}',
  ],
  [
    'azure-policy',
    '{"@odata.count":1,"value":[{"complianceState":"Compliant","policyDefinitionName":"p","policyAssignmentName":"a","resourceId":"/subscriptions/s/x"}]}',
  ],
  [
    'secure-score',
    '{"value":[{"azureTenantId":"t","createdDateTime":"2026-02-02T00:00:00Z","controlScores":[{"controlName":"a","score":1,"scoreInPercentage":100}]}]}',
  ],
  [
    'dbprotect',
    '<dataset><metadata><item name="Check ID"/><item name="Check"/><item name="Risk DV"/><item name="Result Status"/></metadata><data><row><value>1</value><value>c</value><value>Low</value><value>Not A Finding</value></row></data></dataset>',
  ],
  [
    'codesonar',
    'score,id,class,significance,file,line number,procedure,priority,state,finding,owner,url\n',
  ],
  [
    'polyspace',
    'ID\tFamily\tGroup\tColor\tNew\tCheck\tInformation\tFunction\tFile\tStatus\tSeverity\tComment\tKey\tLine\tCol\n',
  ],
  ['coguard', '{"failed":[]}'],
  [
    'hydra-text',
    '# Hydra v9.5 run at 2026-02-01 10:00:00 on 192.0.2.10 ssh (hydra -L users -P words -o found ssh://192.0.2.10)\n',
  ],
  ['endor-labs', '{"all_findings":[],"blocking_findings":[],"warning_findings":[],"errors":[]}'],
  [
    'wiz-ocsf',
    '{"class_uid":2001,"severity_id":2,"state_name":"Resolved","finding":{"uid":"i","title":"t"},"metadata":{"product":{"name":"Wiz"}}}',
  ],
  [
    'ocsf-findings',
    '[{"class_uid":2002,"severity_id":2,"status":"Resolved","finding_info":{"uid":"i","title":"t"},"metadata":{"product":{"name":"Example Guard"}}}]',
  ],
  ['nowsecure', '{"data":{"auto":{"assessment":{"ref":"r","report":{"findings":[]}}}}}'],
  [
    'socket',
    '{"id":"2","type":"npm","name":"fine","version":"2.0.0","alerts":[],"score":{"overall":1}}',
  ],
];
