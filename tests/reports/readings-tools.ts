import type { CleanReports, Readings } from './fixtures.ts';

/** Synthetic reports of tools that few catalogues list, based on the tools' sources. */
export const toolReadings: Readings = {
  'smartscanner.json': [
    'smartscanner',
    {
      ruleId: 'Unreferenced Source Code Disclosure',
      severity: 'high',
      endpoint: 'https://shop.example/cart.php.bak',
      httpMethod: 'GET',
    },
    4,
  ],
  'golismero.json': [
    'golismero',
    {
      ruleId: 'injection/sql_injection',
      severity: 'high',
      cwes: [89],
      endpoint: 'http://shop.example/search?q=1',
      mitigation: 'Bind parameters.',
    },
    3,
  ],
  'golismero.xml': [
    'golismero-xml',
    {
      title: 'Heartbleed',
      description: 'La librería TLS revela memoria.',
      severity: 'medium',
      vulnerabilityIds: ['CVE-2014-0160'],
      endpoint: '192.0.2.7',
      references: ['https://heartbleed.example/'],
    },
    2,
  ],
  'hostedscan.json': [
    'hostedscan',
    {
      title: 'OpenSSL: Heartbleed (CVE-2014-0160)',
      severity: 'high',
      vulnerabilityIds: ['CVE-2014-0160'],
      endpoint: 'shop.example',
    },
    2,
  ],
  'xsssniper.txt': [
    'xsssniper',
    {
      severity: 'high',
      cwes: [79],
      endpoint: 'http://shop.example/search',
      httpMethod: 'GET',
      httpParameter: 'q',
    },
    3,
  ],
  'sshdefaultscan.txt': [
    'sshdefaultscan',
    { ruleId: 'weak-credentials', severity: 'high', endpoint: '192.0.2.42:22' },
    1,
  ],
  'wcscan.xml': [
    'wcscan',
    { ruleId: 'phpini.expose_php', severity: 'info', mitigation: 'Set it to Off.' },
    3,
  ],
  'oval.xml': [
    'oval',
    {
      ruleId: 'oval:org.example:def:1',
      severity: 'high',
      vulnerabilityIds: ['CVE-2022-0778'],
      cwes: [835],
      endpoint: 'web.example',
    },
    2,
  ],
  'cyberwatch.json': [
    'cyberwatch-json',
    {
      title: 'CVE-2022-0778 on openssl',
      severity: 'high',
      cwes: [835],
      endpoint: 'web.example',
      component: { name: 'openssl', version: '1.1.1k' },
    },
    4,
  ],
  'enlightn.json': [
    'enlightn',
    {
      ruleId: 'raw-sql-injection-analyzer',
      severity: 'critical',
      location: { path: 'app/Http/Controllers/SearchController.php', startLine: 21 },
    },
    3,
  ],
  'enlightn.txt': [
    'enlightn-text',
    {
      ruleId: 'raw-sql-injection-analyzer',
      description: 'A raw query takes what users send.',
      severity: 'medium',
      location: { path: 'app/Http/Controllers/SearchController.php', startLine: 21 },
    },
    3,
  ],
};

export const cleanToolReports: CleanReports = [
  [
    'smartscanner',
    '{"date":"Mon Feb 02 2026","duration":"1\\"","issues":[],"requests":40,"risk":0,"status":"finished","target":"https://shop.example","version":"1.15.0"}',
  ],
  [
    'golismero',
    '{"version":"GoLismero 2.0.0b6","report_type":"brief","summary":{"audit_name":"shop"},"audit_scope":{"addresses":[],"roots":[],"domains":["shop.example"],"web_pages":[]},"vulnerabilities":{},"resources":{},"informations":{},"false_positives":{}}',
  ],
  [
    'hostedscan',
    '{"data":[{"id":"r","target":"shop.example","status":"CLOSED","risk_definition":{"scan_type":"NMAP","title":"Open TCP port 22","threat_level":"LOW"}}]}',
  ],
  [
    'xsssniper',
    '[+] Start scanning (4 threads)\n |- Scan completed in 2 seconds.\n\n[+] RESULT: No XSS Found :(\n',
  ],
  [
    'sshdefaultscan',
    '2026-02-02 10:00:00,711 - sshdefaultscan - DEBUG - Scanning...\n2026-02-02 10:00:08,807 - sshdefaultscan - DEBUG - 0 hosts up, 254 total in 3.38s\n2026-02-02 10:00:08,807 - sshdefaultscan - DEBUG - No hosts found with port 22 open.\n',
  ],
  [
    'wcscan',
    '<wcscan><scan file="/etc/php.ini" type="phpini" host="192.0.2.8" port="80"/></wcscan>',
  ],
  [
    'oval',
    '<oval_results xmlns="http://oval.mitre.org/XMLSchema/oval-results-5"><generator/><oval_definitions><definitions><definition id="d" class="patch"><metadata><title>x</title></metadata></definition></definitions></oval_definitions><results><system><definitions><definition definition_id="d" result="false"/></definitions></system></results></oval_results>',
  ],
  ['cyberwatch-json', '{"cves":[],"security_issues":[]}'],
  [
    'enlightn',
    '{"metadata":{"app_name":"Shop"},"analyzer_results":[{"title":"HSTS","category":"Security","status":"passed","traces":[],"docsUrl":"https://www.laravel-enlightn.com/docs/security/hsts-header-analyzer.html"}],"analyzer_stats":{}}',
  ],
  [
    'enlightn-text',
    '| Running Security Checks\n\nCheck 1/1: Your application sets HSTS. Passed\n\nReport Card\n===========\n',
  ],
];
