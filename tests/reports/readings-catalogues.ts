import type { CleanReports, Readings } from './fixtures.ts';

/** Synthetic reports of tools that other products' catalogues list. */
export const catalogueReadings: Readings = {
  'secretscanner.json': [
    'secretscanner',
    { ruleId: '85', severity: 'medium', location: { path: 'etc/app/passwd' } },
  ],
  'yarahunter.json': [
    'yarahunter',
    { ruleId: 'Miner', severity: 'high', location: { path: 'usr/local/bin/worker' } },
  ],
  'fxcop.xml': ['fxcop', { ruleId: 'CA2210', severity: 'critical', category: 'quality' }, 3],
  'pyre.json': [
    'pyre',
    {
      ruleId: '5005',
      severity: 'high',
      category: 'sast',
      location: { path: 'shop/orders.py', startLine: 12, startColumn: 9 },
    },
    2,
  ],
  'clj-holmes.json': [
    'clj-holmes',
    { ruleId: 'Read string', location: { path: 'src/shop/reader.clj', startLine: 8 } },
    2,
  ],
  'noir.json': [
    'noir',
    {
      ruleId: 'private-key',
      severity: 'critical',
      category: 'secret',
      location: { path: 'config/server.pem', startLine: 1 },
    },
  ],
  'parasoft.xml': [
    'parasoft',
    {
      ruleId: 'SECURITY.WSC.PST',
      severity: 'medium',
      location: { path: 'shop/src/main/java/Cart.java', startLine: 49 },
    },
    2,
  ],
  'recon-ng.json': ['recon-ng', { ruleId: 'xssed', endpoint: 'shop.example.org' }],
  'recon-ng.xml': ['recon-ng-xml', { vulnerabilityIds: ['CVE-2025-12345'] }],
  'onapsis-x1.xml': [
    'onapsis-x1',
    { ruleId: '102', severity: 'low', endpoint: '192.0.2.30:3300' },
    2,
  ],
  'acunetix.json': [
    'acunetix-json',
    {
      title: 'SQL injection',
      severity: 'high',
      endpoint: 'https://shop.example.org/item?id=1',
      httpMethod: 'GET',
      cwes: [89],
      references: ['https://owasp.org/sql'],
    },
    2,
  ],
  'pentera.json': [
    'pentera',
    { severity: 'critical', endpoint: 'files-1:445', vulnerabilityIds: ['CVE-2025-16161'] },
    2,
  ],
  'akto.json': [
    'akto',
    {
      ruleId: 'BOLA_BY_ID',
      severity: 'high',
      cwes: [639],
      endpoint: 'https://api.example.org/orders/1',
      httpMethod: 'GET',
    },
    2,
  ],
  'automox.json': ['automox', { severity: 'critical', vulnerabilityIds: ['CVE-2025-14141'] }, 1],
  'bigid.json': ['bigid', { ruleId: 'Payment data', severity: 'critical' }, 1],
  'binwalk.json': ['binwalk', { severity: 'info', location: { path: 'router.bin' } }, 2],
  'bright.json': [
    'bright',
    { severity: 'critical', cwes: [89], endpoint: 'https://shop.example.org/item?id=1' },
    2,
  ],
  'capa.json': ['capa', { ruleId: 'send data', severity: 'info' }, 2],
  'codacy.json': [
    'codacy',
    {
      severity: 'high',
      category: 'sca',
      vulnerabilityIds: ['CVE-2025-13132'],
      component: { name: 'left-pad', version: '1.0.0' },
    },
    2,
  ],
  'datadog.json': [
    'datadog',
    { severity: 'high', vulnerabilityIds: ['CVE-2025-13131'], component: { name: 'left-pad' } },
    2,
  ],
  'deepsource.json': [
    'deepsource',
    { ruleId: 'BAN-B608', severity: 'high', location: { path: 'src/shop.py', startLine: 12 } },
    2,
  ],
  'detectify.json': [
    'detectify',
    { severity: 'high', cwes: [79], endpoint: 'https://shop.example.org/search?q=1' },
    2,
  ],
  'aws-config.json': [
    'aws-config',
    {
      ruleId: 's3-bucket-public-read-prohibited',
      severity: 'medium',
      cloudResource: { provider: 'aws', type: 'AWS::S3::Bucket', id: 'shop-backups' },
    },
    1,
  ],
  'aws-inspector-classic.json': [
    'aws-inspector-classic',
    { severity: 'high', vulnerabilityIds: ['CVE-2025-12121'] },
    1,
  ],
  'alert-logic.csv': [
    'alert-logic',
    {
      ruleId: 'f00d',
      severity: 'high',
      endpoint: '192.0.2.20:443',
      vulnerabilityIds: ['CVE-2025-22222'],
      knownExploited: true,
    },
    2,
  ],
  'aqua-devops.json': [
    'aqua',
    {
      severity: 'high',
      vulnerabilityIds: ['CVE-2025-88888'],
      cwes: [400],
      component: { name: 'left-pad', version: '1.0.0' },
      image: { reference: 'registry.example.org/shop:1.4' },
    },
    1,
  ],
  'cryptolyzer.json': [
    'cryptolyzer',
    {
      ruleId: 'versions:tls1',
      severity: 'medium',
      cwes: [327],
      endpoint: 'shop.example.org:443',
    },
    5,
  ],
  'cycognito.json': [
    'cycognito',
    {
      ruleId: 'SHOP-WEAK-LOGIN',
      severity: 'high',
      endpoint: '192.0.2.7:8443',
      vulnerabilityIds: ['CVE-2025-11111'],
    },
    2,
  ],
  'darkmoon.json': [
    'darkmoon',
    {
      ruleId: 'remote_code_execution',
      severity: 'critical',
      endpoint: 'https://shop.example.org/upload',
      vulnerabilityIds: ['CVE-2026-11111'],
    },
    2,
  ],
  'debcvescan.json': [
    'debcvescan',
    {
      ruleId: 'CVE-2025-77771',
      severity: 'high',
      component: { name: 'libexample1', version: '1.2-1' },
    },
    3,
  ],
  'hacker-guardian.csv': [
    'hacker-guardian',
    { ruleId: '990001', severity: 'low', endpoint: 'shop.example.org:443' },
    2,
  ],
  'ip360.csv': [
    'ip360',
    {
      ruleId: '71001',
      severity: 'high',
      endpoint: '192.0.2.40:445',
      vulnerabilityIds: ['CVE-2025-44444'],
    },
    2,
  ],
  'nipper.xml': [
    'nipper',
    { title: 'Users have weak passwords', severity: 'critical', endpoint: 'router-1' },
    4,
  ],
  'retina.xml': [
    'retina',
    {
      ruleId: '90001',
      severity: 'high',
      endpoint: '192.0.2.70:445',
      vulnerabilityIds: ['CVE-2025-99991'],
    },
    2,
  ],
  'saint.csv': [
    'saint',
    {
      title: 'The database takes an empty password',
      severity: 'critical',
      endpoint: '192.0.2.50',
      vulnerabilityIds: ['CVE-2025-55555'],
    },
    2,
  ],
  'skipfish.js': [
    'skipfish',
    {
      ruleId: '50103',
      title: 'SQL injection',
      severity: 'high',
      cwes: [89],
      endpoint: 'https://shop.example.org/item?id=9-8',
    },
    3,
  ],
  'syhunt-code.xml': [
    'syhunt',
    { severity: 'medium', cwes: [79], category: 'sast', location: { path: 'src/shop/page.php' } },
    1,
  ],
  'syhunt.xml': [
    'syhunt',
    { severity: 'critical', cwes: [89], endpoint: 'https://shop.example.org/item?id=1' },
    1,
  ],
  'vulnerablecode-1.json': [
    'vulnerablecode',
    {
      ruleId: 'CVE-2025-88889',
      severity: 'critical',
      cwes: [94],
      component: { purl: 'pkg:pypi/example@2.0.0' },
    },
    1,
  ],
  'vulnerablecode.json': [
    'vulnerablecode',
    {
      ruleId: 'CVE-2025-88888',
      severity: 'high',
      component: { purl: 'pkg:npm/left-pad@1.0.0', fixedVersions: ['1.1.3'] },
    },
    1,
  ],
  'zora.csv': [
    'zora',
    {
      ruleId: 'CVE-2025-66666',
      severity: 'high',
      image: { reference: 'registry.example.org/shop:1.4' },
    },
    2,
  ],
};

/** Their reports without findings. */
export const cleanCatalogueReports: CleanReports = [
  ['secretscanner', '{"Timestamp":"x","Image Name":"shop:1","Image ID":"a","Secrets":[]}'],
  ['yarahunter', '{"Timestamp":"x","Image Name":"shop:1","Image ID":"a","IOC":[]}'],
  ['fxcop', '<?xml version="1.0"?><FxCopReport Version="12.0"></FxCopReport>'],
  ['noir', '{"endpoints":[{"url":"/","method":"GET","params":[]}],"passive_results":[]}'],
  [
    'parasoft',
    '<ResultsSession toolName="Jtest" toolVer="2025.2.0"><CodingStandards><Rules/><StdViols/></CodingStandards></ResultsSession>',
  ],
  [
    'recon-ng',
    '{"hosts":[{"host":"a.example","ip_address":"192.0.2.1","module":"x"}],"vulnerabilities":[]}',
  ],
  [
    'acunetix-json',
    '{"export":{"scans":[{"info":{"host":"https://shop.example.org"},"vulnerability_types":[],"vulnerabilities":[]}]}}',
  ],
  ['binwalk', '[{"Analysis":{"file_path":"router.bin","file_map":[],"extractions":{}}}]'],
  ['capa', '{"meta":{"version":"7.0.0","sample":{"sha256":"ab"}},"rules":{}}'],
  [
    'deepsource',
    '{"data":{"repository":{"issueOccurrences":{"pageInfo":{"hasNextPage":false},"edges":[]}}}}',
  ],
  ['aws-config', '{"EvaluationResults":[]}'],
  [
    'alert-logic',
    'Vulnerability,CVSS Score,Severity,Asset Name,IP Address,Protocol/Port,CVE,Vulnerability ID,Vulnerability Key\n',
  ],
  [
    'aqua',
    '[{"image_name":"shop:1.4","results":{"image":"shop:1.4","os":"debian","resources":[]}}]',
  ],
  [
    'cryptolyzer',
    '{"target":{"address":"shop.example.org","port":443},"versions":{"target":{"address":"shop.example.org"},"versions":["tls1_3"]},"ciphers":[{"target":{"proto_version":"tls1_3"},"cipher_suites":["TLS_AES_128_GCM_SHA256"]}],"curves":null,"dhparams":null,"pubkeyreq":null,"pubkeys":null,"sigalgos":null,"extensions":null}',
  ],
  [
    'debcvescan',
    '{"count_total":0,"count_high":0,"count_medium":0,"count_low":0,"count_unknown":0,"count_ignore":0,"count_open":0,"vulnerabilities":null}',
  ],
  ['hacker-guardian', '"IP","HOSTNAME","QID","VULN TITLE","SEVERITY","Q_SEVERITY"\n'],
  [
    'ip360',
    'IP,NetBIOS Name,NetBIOS Domain,OS,Port,Vulnerability,Description,Remediation,CVE,Vulnerability ID,Risk,Skill,CVSS V2,CVSS V3\n',
  ],
  [
    'rapplex',
    '{"ScanId":"a","Target":"https://shop.example.org/","ScanPolicy":{"Scope":{"CrawlDepth":5}},"Severities":{"Low":{"Name":"Low","IssueGroups":[],"Total":0}}}',
  ],
  [
    'retina',
    '<?xml version="1.0"?><scanJob><hosts><host><ip>192.0.2.70</ip><os>Debian</os></host></hosts></scanJob>',
  ],
  [
    'saint',
    'IP Address,Hostname,System Type,System Class,Severity Level,Severity,Tutorial,Description,CVSS Score,Confirmed\n',
  ],
  [
    'skipfish',
    "var mime_samples = [\n  { 'mime': 'text/html', 'samples': [\n    { 'url': 'https://shop.example.org/', 'dir': '_m0/0', 'linked': 2, 'len': 5 } ]\n  }\n];\n\nvar issue_samples = [\n];\n",
  ],
  [
    'vulnerablecode',
    '{"count":1,"next":null,"previous":null,"results":[{"purl":"pkg:npm/a@1.0.0","affected_by_vulnerabilities":[],"fixing_vulnerabilities":[]}]}',
  ],
  ['zora', '"source","image","id","title","severity","status","description","fixVersion"\n'],
];
