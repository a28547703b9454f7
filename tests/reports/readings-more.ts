import type { CleanReports, Readings } from './fixtures.ts';

/** Own reports of further command-line tools that other products' catalogues list. */
export const moreReadings: Readings = {
  'falco.jsonl': [
    'falco',
    {
      ruleId: 'Terminal shell in container',
      severity: 'low',
      image: { reference: 'registry.example.org/shop:1.4' },
      cloudResource: { type: 'pod', id: 'shop-7d9' },
    },
    2,
  ],
  'tracee.jsonl': [
    'tracee',
    { ruleId: 'TRC-1022', title: 'New executable dropped', severity: 'medium' },
    2,
  ],
  'kubeeye.json': ['kubeeye', { ruleId: 'net.ipv4.ip_forward', severity: 'high' }, 2],
  'pluto.json': [
    'pluto',
    {
      ruleId: 'networking.k8s.io/v1beta1/Ingress',
      severity: 'high',
      location: { path: 'deploy/ingress.yaml' },
    },
    2,
  ],
  'kubent.json': ['kubent', { ruleId: 'extensions/v1beta1/Ingress', severity: 'medium' }, 1],
  '2ms.json': [
    '2ms',
    { severity: 'high', location: { path: 'src/shop/settings.py', startLine: 12 } },
    2,
  ],
  'dodgy.json': ['dodgy', { ruleId: 'password', severity: 'high', cwes: [798] }, 2],
  'tartufo.json': [
    'tartufo',
    { ruleId: 'Example API Key', severity: 'high', stableFingerprint: 'signature=5cafe' },
    1,
  ],
  'betterleaks.json': ['gitleaks', { severity: 'high', location: { path: 'file.cfg' } }, 1],
  'pmapper.json': [
    'pmapper',
    { severity: 'high', cloudResource: { provider: 'aws', account: '000000000000' } },
    1,
  ],
  'cucumber.json': [
    'cucumber',
    { severity: 'medium', location: { path: 'policies/encryption.feature', startLine: 7 } },
    1,
  ],
  'pyrit.json': ['pyrit', { ruleId: 'crescendo', severity: 'high' }, 1],
};

/** What they write when they found nothing. */
export const cleanMoreReports: CleanReports = [
  [
    'kubeeye',
    '{"apiVersion":"kubeeye.kubesphere.io/v1alpha2","kind":"InspectResult","metadata":{"name":"x"},"spec":{"inspectCluster":{"name":"c"},"sysctlResult":[{"name":"a","assert":false}]}}',
  ],
  ['pluto', '{"target-versions":{"k8s":"v1.24.0"}}'],
  ['2ms', '{"totalItemsScanned":3,"totalSecretsFound":0,"results":{}}'],
  ['tartufo', '{"scan_time":"2026-02-01T10:00:00","project_path":"shop","found_issues":[]}'],
  [
    'pmapper',
    '{"account":"000000000000","date_and_time":"2026-02-01T10:00:00+00:00","findings":[],"source":"Principal Mapper"}',
  ],
  [
    'cucumber',
    '[{"uri":"a.feature","keyword":"Feature","name":"A","elements":[{"type":"scenario","name":"B","steps":[{"name":"c","result":{"status":"passed"}}]}]}]',
  ],
];
