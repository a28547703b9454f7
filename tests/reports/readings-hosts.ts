import type { CleanReports, Readings } from './fixtures.ts';

/** Synthetic reports of tools that probe hosts and examine system files. */
export const hostReadings: Readings = {
  'aide.json': [
    'aide-json',
    { ruleId: 'file-added', severity: 'low', location: { path: 'usr/bin/new-tool' } },
    2,
  ],
  'aide.txt': [
    'aide',
    { ruleId: 'file-added', severity: 'low', location: { path: 'usr/bin/new-tool' } },
    3,
  ],
  'dirsearch-old.json': ['dirsearch', { endpoint: 'https://shop.example.org:443/backup.zip' }, 1],
  'dirsearch.json': [
    'dirsearch',
    { severity: 'info', endpoint: 'https://shop.example.org/.git/config' },
    2,
  ],
  'firmwalker.txt': ['firmwalker', { severity: 'medium', location: { path: 'etc/passwd' } }, 3],
  'dirb.txt': ['dirb', { severity: 'info', endpoint: 'https://shop.example.org/server-status' }, 3],
  'medusa.txt': ['medusa', { severity: 'high', endpoint: '192.0.2.10', cwes: [521] }, 1],
  'metasploit.xml': [
    'metasploit',
    {
      title: 'MS17-010 SMB remote code execution',
      severity: 'high',
      endpoint: '192.0.2.10:445',
      vulnerabilityIds: ['CVE-2017-0143'],
    },
    1,
  ],
  'ncrack.xml': ['ncrack', { severity: 'high', endpoint: '192.0.2.10:22', cwes: [521] }, 2],
  'shodan.jsonl': [
    'shodan',
    {
      ruleId: 'exposed-service',
      title: 'Port 443/tcp is open to the internet: nginx 1.18.0',
      severity: 'info',
      endpoint: '192.0.2.10:443',
    },
    3,
  ],
  'gobuster.txt': ['gobuster', { severity: 'info', endpoint: 'https://shop.example.org/admin' }, 2],
  'httpx.jsonl': [
    'httpx',
    {
      title: 'A web service answers: Shop',
      severity: 'info',
      endpoint: 'https://shop.example.org',
    },
    1,
  ],
  'naabu.jsonl': ['naabu', { title: 'Port 5432/tcp is open', severity: 'info' }, 2],
  'nettacker.json': ['nettacker', { ruleId: 'port_scan', severity: 'info' }, 2],
  'sqlmap.txt': [
    'sqlmap',
    {
      ruleId: 'sql-injection',
      severity: 'critical',
      cwes: [89],
      endpoint: 'https://shop.example.org/item?id=1',
      httpParameter: 'id',
    },
    1,
  ],
  'whatweb.json': ['whatweb', { severity: 'info', endpoint: 'https://shop.example.org' }, 1],
  'yara-x.json': ['yara-x', { ruleId: 'Webshell_PHP', severity: 'high', cwes: [506] }, 1],
  'yara.txt': [
    'yara',
    {
      ruleId: 'Webshell_PHP',
      severity: 'critical',
      description: 'A PHP web shell',
      location: { path: 'srv/www/upload/x.php' },
    },
    2,
  ],
};

/** Their reports without findings. */
export const cleanHostReports: CleanReports = [
  [
    'aide',
    'Start timestamp: 2026-03-01 10:00:00 +0000 (AIDE 0.17.4)\nAIDE found NO differences between database and filesystem. Looks okay!!\n',
  ],
  [
    'aide-json',
    '{"start_time":"2026-03-01","aide_version":"0.18.6","outline":"AIDE found NO differences between database and filesystem. Looks okay!!","number_of_entries":{"total":1200}}',
  ],
  ['dirsearch', '{"info":{"args":"dirsearch.py -u https://shop.example.org"},"results":[]}'],
  [
    'firmwalker',
    '***Firmware Directory***\n/opt/images/router/\n***Search for password files***\n',
  ],
  [
    'dirb',
    '-----------------\nDIRB v2.22\nBy The Dark Raver\n-----------------\n\nURL_BASE: https://shop.example.org/\n\nGENERATED WORDS: 4612\n\n---- Scanning URL: https://shop.example.org/ ----\n\n-----------------\nDOWNLOADED: 4612 - FOUND: 0\n',
  ],
  [
    'medusa',
    '# Medusa v.2.3 (2026-03-01 10:00:00)\n# medusa -h 192.0.2.10\n# Medusa has finished (2026-03-01 10:02:00).\n',
  ],
  [
    'metasploit',
    '<?xml version="1.0"?><MetasploitV5><generated product="framework"/><hosts><host><id>1</id><address>192.0.2.10</address><vulns/></host></hosts></MetasploitV5>',
  ],
  [
    'ncrack',
    '<?xml version="1.0"?><ncrackrun scanner="ncrack" version="0.7"><service><address addr="192.0.2.10" addrtype="ipv4"/><port protocol="tcp" portid="22" name="ssh"/></service></ncrackrun>',
  ],
  [
    'gobuster',
    '=====\nGobuster v3.6\n=====\n[+] Url:   https://shop.example.org\n=====\nFinished\n',
  ],
  [
    'sqlmap',
    "[10:00:00] [INFO] testing URL 'https://shop.example.org/item?id=1'\n[CRITICAL] all tested parameters do not appear to be injectable.\n",
  ],
  ['yara-x', '{"version":"1.2.0","matches":[]}'],
];
