import type { CleanReports, Readings } from './fixtures.ts';

/** Own reports of analyzers of code and of running applications that few catalogues list. */
export const analyzerReadings: Readings = {
  'cast-aip.xml': [
    'cast-aip',
    {
      title: 'Avoid commands that users write ( CWE-78 )',
      severity: 'high',
      cwes: [78],
      location: { path: 'build/shop/src/Checkout.java', startLine: 41, endLine: 43 },
    },
    2,
  ],
  'thunderscan.xml': [
    'thunderscan',
    {
      ruleId: 'SQL Injection',
      severity: 'high',
      location: { path: 'build/shop/src/Orders.java', startLine: 58 },
      codeFlow: [{ startLine: 47 }, { startLine: 54 }],
    },
    1,
  ],
  'fluid-attacks.csv': [
    'fluid-attacks',
    {
      ruleId: 'java.sql_injection',
      severity: 'high',
      category: 'sast',
      cwes: [89],
      location: { path: 'shop/src/Orders.java', startLine: 59 },
    },
    2,
  ],
  'codeguru-security.json': [
    'codeguru-security',
    {
      ruleId: 'java-sql-injection',
      severity: 'high',
      cwes: [89],
      mitigation: 'Bind the value.\n\nUse a prepared statement.',
      location: { path: 'src/Orders.java', startLine: 42, snippetStartLine: 41 },
    },
    1,
  ],
  'black-duck-polaris.json': [
    'black-duck-polaris',
    {
      ruleId: 'sql_injection',
      title: 'SQL Injection',
      severity: 'high',
      cwes: [89],
      location: { path: 'src/Orders.java', startLine: 58 },
    },
    2,
  ],
  'fortify-ssc.json': [
    'fortify-ssc',
    {
      ruleId: 'SQL Injection',
      severity: 'critical',
      location: { path: 'shop/src/Orders.java', startLine: 58 },
      stableFingerprint: 'instanceId=0A0B0C',
    },
    2,
  ],
  'mend-sast.xml': [
    'mend-sast',
    {
      ruleId: 'SQL Injection',
      severity: 'high',
      cwes: [89],
      location: { path: 'src/Orders.java' },
    },
    2,
  ],
  'mend-sast-2023.xml': [
    'mend-sast',
    { ruleId: 'Weak Pseudo-Random', severity: 'medium', location: { path: 'src/Token.java' } },
    1,
  ],
  'valgrind.xml': [
    'valgrind',
    {
      ruleId: 'InvalidWrite',
      severity: 'high',
      cwes: [787],
      location: { path: 'srv/till/src/cart.c', startLine: 10 },
    },
    2,
  ],
  'datadog-iast.txt': [
    'datadog-iast',
    {
      ruleId: 'WEAK_HASH',
      cwes: [328],
      location: { path: 'shop.Orders', startLine: 49 },
      endpoint: 'http://shop.example/orders',
      httpMethod: 'GET',
    },
    2,
  ],
  'hcl-appscan-iast.txt': [
    'hcl-appscan-iast',
    { ruleId: 'Injection.SQL', cwes: [89], endpoint: '/orders', httpMethod: 'POST' },
    1,
  ],
  'hdiv.txt': [
    'hdiv',
    {
      ruleId: 'PATH_TRAVERSAL',
      cwes: [22],
      location: { path: 'shop.Download', startLine: 31 },
      endpoint: '/download',
      httpParameter: 'file',
      description: '**Origin:** REQUEST\n\n**Tainted value:** a, b',
    },
    1,
  ],
  'fossa.json': [
    'fossa',
    {
      ruleId: 'CVE-2024-1000',
      severity: 'high',
      component: { name: 'left-pad', version: '1.0.0', fixedVersions: ['1.1.0'] },
    },
    2,
  ],
  'fossa-api.json': [
    'fossa',
    {
      ruleId: 'CVE-2024-1001',
      severity: 'high',
      cwes: [22],
      component: { name: 'tools', version: '1.2', ecosystem: 'pypi', fixedVersions: ['1.4'] },
    },
    1,
  ],
  'klocwork.csv': [
    'klocwork-csv',
    {
      ruleId: 'SV.SQL',
      severity: 'high',
      location: { path: 'srv/shop/src/Orders.java', startLine: 58 },
    },
    2,
  ],
  'sentinel.csv': [
    'whitehat-sentinel-csv',
    { ruleId: 'OS Commanding', severity: 'high', endpoint: 'https://shop.example/run' },
    2,
  ],
  'cmseek.json': [
    'cmseek',
    {
      title: 'Mail runs commands',
      vulnerabilityIds: ['CVE-2016-10033'],
      component: { name: 'joomla', version: '3.6.5' },
      endpoint: 'http://shop.example/',
    },
    3,
  ],
  'typo3scan.json': [
    'typo3scan',
    {
      ruleId: 'TYPO3-CORE-SA-2019-025',
      component: { name: 'TYPO3', version: '8.7' },
      endpoint: 'http://shop.example:80',
    },
    2,
  ],
  'whatweb.xml': [
    'whatweb-xml',
    {
      severity: 'info',
      endpoint: 'http://shop.example',
      description: 'HTML5\nHTTPServer nginx/1.25',
    },
    1,
  ],
  'ssh-scan.json': [
    'ssh-scan',
    { ruleId: 'Remove these key exchange algorithms', endpoint: 'shop.example:22' },
    2,
  ],
  'conftest.txt': [
    'conftest-text',
    { severity: 'high', location: { path: 'k8s/deployment.yaml' } },
    2,
  ],
  'conftest.tap': [
    'conftest-tap',
    {
      ruleId: 'Containers must not run as root',
      severity: 'high',
      location: { path: 'k8s/deployment.yaml' },
      tags: ['main'],
    },
    3,
  ],
  'osv-scanner.txt': [
    'osv-scanner-text',
    {
      ruleId: 'GHSA-aaaa-bbbb-cccc',
      severity: 'high',
      component: { name: 'left-pad', version: '1.2.3', fixedVersions: ['1.3.0'] },
    },
    2,
  ],
  'osv-scanner-vertical.txt': [
    'osv-scanner-text',
    { title: 'It pads too much', severity: 'medium', location: { path: 'src/package-lock.json' } },
    1,
  ],
  'kubescape.md': [
    'kubescape-markdown',
    {
      ruleId: 'CVE-2026-0001',
      severity: 'critical',
      component: { name: 'tls', version: '1.0.0', fixedVersions: ['1.0.1'] },
      image: { reference: 'registry.example/shop:v1' },
    },
    1,
  ],
  'mbsa.txt': [
    'mbsa',
    { ruleId: 'Windows Firewall', severity: 'medium', endpoint: '192.0.2.7' },
    1,
  ],
};

export const cleanAnalyzerReports: CleanReports = [
  ['cast-aip', '<castaip version="CAST_AIP_8.3.1" timestamp="2026-02-01T10:00:00.000"></castaip>'],
  [
    'thunderscan',
    '<Report><ProjectName>Shop</ProjectName><VulnerabilityType ID="1" Name="SQL Injection" Risk="HIGH" Found="0" /></Report>',
  ],
  [
    'fluid-attacks',
    'title,cwe,description,cvss,cvss_v4,finding,stream,kind,where,snippet,method\nSummary: 0 Vulnerabilities were found in your execution\n',
  ],
  [
    'mend-sast',
    '<ReportModel><Stats><Duration>1</Duration></Stats><Results><Language>Java</Language><Results><Type Name="SQL Injection" Risk="High"><CWE><ID>CWE-89</ID></CWE></Type><Vulnerabilities></Vulnerabilities></Results></Results></ReportModel>',
  ],
  [
    'valgrind',
    '<?xml version="1.0"?><valgrindoutput><protocolversion>4</protocolversion><tool>memcheck</tool><args><argv><exe>./till</exe></argv></args><status><state>RUNNING</state></status><status><state>FINISHED</state></status><errorcounts></errorcounts><suppcounts></suppcounts></valgrindoutput>',
  ],
  ['fossa', '{"count":0,"issues":[],"status":"SCANNED","summary":{"targets":[]}}'],
  [
    'osv-scanner-text',
    'Total 0 packages affected by 0 known vulnerabilities (0 Critical, 0 High, 0 Medium, 0 Low, 0 Unknown) from 1 ecosystem.\n0 vulnerabilities can be fixed.\n',
  ],
  ['conftest-tap', '1..1\n# successes\nok 1 - k8s/a.yaml - main - Replicas are set\n'],
  ['conftest-text', '\n4 tests, 4 passed, 0 warnings, 0 failures, 0 exceptions\n'],
  [
    'ssh-scan',
    '[{"ssh_scan_version":"0.0.42","ip":"192.0.2.7","port":22,"keys":{},"compliance":{"policy":"Modern","compliant":true,"recommendations":[]}}]',
  ],
  [
    'typo3scan',
    '{"https://shop.example":{"Backend":"https://shop.example/typo3","Version":"12.4","Vulnerabilities":[],"Extensions":[{"Name":"news","Vulnerabilities":[]}]}}',
  ],
  [
    'mbsa',
    'Computer name: SHOP\\TILL\nIP address: 192.0.2.7\nScan date: 2026/01/10 09:00\n\n    Issue: Guest Account\n    Score: Check passed\n    Result: It is disabled.\n',
  ],
];
