import type { CleanReports, Readings } from './fixtures.ts';

/** Own reports of platforms whose API answers their findings. */
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
  'nowsecure.json': ['nowsecure', { ruleId: 'cleartext', severity: 'high', cwes: [319] }, 1],
};

/** What they answer when there is nothing. */
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
  ['endor-labs', '{"all_findings":[],"blocking_findings":[],"warning_findings":[],"errors":[]}'],
  ['nowsecure', '{"data":{"auto":{"assessment":{"ref":"r","report":{"findings":[]}}}}}'],
  [
    'socket',
    '{"id":"2","type":"npm","name":"fine","version":"2.0.0","alerts":[],"score":{"overall":1}}',
  ],
];
