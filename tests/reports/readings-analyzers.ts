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
      mitigation: 'Bind the value.',
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
];
