import type { CleanReports, Readings } from './fixtures.ts';

/** Synthetic reports of further command-line tools that other products' catalogues list. */
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
  'lint-lines.txt': [
    'lint-lines',
    {
      ruleId: 'E501',
      severity: 'medium',
      location: { path: 'src/shop.py', startLine: 1, startColumn: 80 },
    },
    4,
  ],
  'kube-bench.txt': ['kube-bench-text', { ruleId: '1.1.12', severity: 'medium' }, 2],
  'terrascan.xml': [
    'terrascan-xml',
    {
      ruleId: 'AWS.S3Bucket.IAM.High.0370',
      severity: 'high',
      location: { path: 'main.tf', startLine: 1 },
    },
    1,
  ],
  'tables.html': [
    'loose-html',
    {
      title: 'CVE-2025-12345 in libexample',
      severity: 'high',
      component: { name: 'libexample', version: '1.2', fixedVersions: ['1.3'] },
    },
    2,
  ],
  'nuclei.txt': [
    'nuclei-text',
    {
      ruleId: 'CVE-2025-12345',
      severity: 'critical',
      endpoint: 'https://shop.example.org/upload',
      vulnerabilityIds: ['CVE-2025-12345'],
    },
    2,
  ],
  'cve-bin-tool.json': [
    'cve-bin-tool',
    { severity: 'high', component: { name: 'openexample', version: '1.2' } },
    2,
  ],
  'cve-bin-tool.csv': [
    'cve-bin-tool-csv',
    { severity: 'high', component: { name: 'openexample', version: '1.2' } },
    1,
  ],
  'tsunami.json': [
    'tsunami',
    { ruleId: 'EXPOSED_NOTEBOOK', severity: 'critical', endpoint: '192.0.2.5:8888' },
    1,
  ],
  'graphql-cop.json': [
    'graphql-cop',
    { severity: 'high', endpoint: 'https://api.example.org/graphql' },
    1,
  ],
  'poutine.json': [
    'poutine',
    { severity: 'medium', location: { path: '.github/workflows/build.yml', startLine: 12 } },
    1,
  ],
  'cdk-nag.csv': ['cdk-nag', { ruleId: 'AwsSolutions-S1', severity: 'high' }, 2],
  'stig.ckl': ['stig-ckl', { ruleId: 'V-100001', severity: 'high', endpoint: 'web-1' }, 1],
  'stig.cklb': ['stig-cklb', { ruleId: 'V-100001', severity: 'high', endpoint: 'web-1' }, 1],
  'gatekeeper.json': ['gatekeeper', { ruleId: 'K8sRequiredLabels/owner', severity: 'medium' }, 1],
  'salesforce-code-analyzer.json': [
    'salesforce-code-analyzer',
    {
      ruleId: 'ApexCRUDViolation',
      severity: 'high',
      category: 'sast',
      location: { path: 'classes/Shop.cls', startLine: 7 },
    },
    1,
  ],
  'pyrit.json': ['pyrit', { ruleId: 'crescendo', severity: 'high' }, 1],
};

/** Their reports without findings. */
export const cleanMoreReports: CleanReports = [
  ['tsunami', '{"scanStatus":"SUCCEEDED","scanStartTimestamp":"2026-02-01T10:00:00Z"}'],
  [
    'gatekeeper',
    '{"apiVersion":"constraints.gatekeeper.sh/v1beta1","kind":"K8sHostNetwork","metadata":{"name":"host"},"status":{"auditTimestamp":"2026-02-01T10:00:00Z","totalViolations":0}}',
  ],
  [
    'salesforce-code-analyzer',
    '{"runDir":"/src/","violationCounts":{"total":0},"versions":{"pmd":"7"},"violations":[]}',
  ],
  ['poutine', '{"findings":[],"rules":{"a":{"id":"a","title":"b"}}}'],
  [
    'kubeeye',
    '{"apiVersion":"kubeeye.kubesphere.io/v1alpha2","kind":"InspectResult","metadata":{"name":"x"},"spec":{"inspectCluster":{"name":"c"},"sysctlResult":[{"name":"a","assert":false}]}}',
  ],
  [
    'kube-bench-text',
    '[INFO] 1 Control Plane\n[INFO] 1.1 Files\n[PASS] 1.1.1 Permissions are set (Automated)\n\n== Summary master ==\n1 checks PASS\n0 checks FAIL\n0 checks WARN\n0 checks INFO\n',
  ],
  [
    'terrascan-xml',
    '<?xml version="1.0"?><results><scan_errors></scan_errors><violations></violations><scan_summary file_folder="/x" high="0"></scan_summary></results>',
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
