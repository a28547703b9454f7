// Formats of tools that guess, probe and exploit, checked against their sources.
import { describe, expect, it } from 'vitest';
import { readBytesAs, type Outcome } from './reading.ts';

const runOf = ({ items }: Outcome) => items.find((item) => item.kind === 'run');

describe("Spectral's results", () => {
  const result = {
    code: 'oas3-schema',
    path: ['paths', '/items'],
    message: 'No schema',
    severity: 0,
    range: { start: { line: 4, character: 2 }, end: { line: 5, character: 0 } },
  };

  it('link the page on the rule', async () => {
    const { findings } = await readBytesAs(
      JSON.stringify([
        { ...result, source: 'api.yaml', documentationUrl: 'https://rules.example/oas3-schema' },
      ]),
    );
    expect(findings).toMatchObject([{ ruleHelpUri: 'https://rules.example/oas3-schema' }]);
  });

  it('have no source when the document came by a pipe', async () => {
    const { error, findings } = await readBytesAs(JSON.stringify([result]));
    expect(error).toBeUndefined();
    expect(findings).toMatchObject([{ ruleId: 'oas3-schema', severity: 'high' }]);
  });
});

describe("Metasploit's export", () => {
  const exported = (inner: string) =>
    readBytesAs(
      `<?xml version="1.0" encoding="UTF-8"?><MetasploitV4><generated product="framework"/>${inner}</MetasploitV4>`,
    );

  it('has the weaknesses of web applications beside the hosts', async () => {
    const { findings, items } = await exported(
      '<hosts><host><id>1</id><address>192.0.2.10</address><vulns/></host></hosts>' +
        '<web_vulns><web_vuln><path>/item</path><method>GET</method><pname>id</pname><risk>4</risk><confidence>95</confidence><name>SQL injection</name><description>A parameter reaches a query</description><vhost>shop.example.org</vhost><host>192.0.2.10</host><port>443</port><ssl>true</ssl></web_vuln></web_vulns>',
    );
    expect(findings).toMatchObject([
      {
        title: 'SQL injection',
        severity: 'high',
        endpoint: 'https://shop.example.org/item',
        httpMethod: 'GET',
        httpParameter: 'id',
      },
    ]);
    expect(items.filter(({ kind }) => kind === 'unaccounted')).toEqual([]);
  });

  it('has the credentials that opened a service, whose password is not kept', async () => {
    const outcome = await exported(
      '<hosts><host><id>1</id><address>192.0.2.10</address><vulns/><creds><cred><port>22</port><sname>ssh</sname><user>admin</user><pass>hunter2-secret</pass><active>true</active></cred></creds></host></hosts>',
    );
    expect(outcome.findings).toMatchObject([
      { ruleId: 'weak-credentials', severity: 'high', endpoint: '192.0.2.10:22' },
    ]);
    expect(JSON.stringify(outcome.items)).not.toContain('hunter2-secret');
    expect(outcome.items.filter(({ kind }) => kind === 'unaccounted')).toEqual([]);
  });
});

describe("DIRB's text", () => {
  const text = (end: string) =>
    `-----------------\nDIRB v2.22\nBy The Dark Raver\n-----------------\n\nURL_BASE: https://shop.example.org/\n\n---- Scanning URL: https://shop.example.org/ ----\n+ https://shop.example.org/admin (CODE:200|SIZE:12)\n${end}`;

  it('says that it gave up', async () => {
    const outcome = await readBytesAs(
      text(
        '\n(!) FATAL: Too many errors connecting to host\n    (Possible cause: COULDNT CONNECT)\n\n-----------------\nEND_TIME: Sun Mar  1 10:00:00 2026\nDOWNLOADED: 19 - FOUND: 1\n',
      ),
    );
    expect(outcome.findings).toHaveLength(1);
    expect(runOf(outcome)).toMatchObject({ incomplete: 'scan_failed' });
  });

  it('says that it left a folder', async () => {
    const outcome = await readBytesAs(
      text(
        '(!) WARNING: Too many responses for this directory seem to be FOUND.\n    (Something is going wrong - Try Other Scan Mode)\n',
      ),
    );
    expect(runOf(outcome)).toMatchObject({ incomplete: 'files_failed' });
  });

  it('is complete otherwise', async () => {
    expect(runOf(await readBytesAs(text('\nDOWNLOADED: 4612 - FOUND: 1\n')))).not.toHaveProperty(
      'incomplete',
    );
  });
});

describe("Medusa's text", () => {
  const text = (line: string) =>
    readBytesAs(
      `# Medusa v.2.2 (2026-03-01 10:00:00)\n# medusa -h 192.0.2.10\n${line}\n# Medusa has finished (2026-03-01 10:02:00).\n`,
    );

  it.each(['', 'Jane Doe', 'admin'])('has the user "%s"', async (user) => {
    const { findings } = await text(
      `ACCOUNT FOUND: [smbnt] Host: 192.0.2.10 User: ${user} Password: hunter2-secret [SUCCESS (ADMIN$ - Access Allowed)]`,
    );
    expect(findings).toMatchObject([{ severity: 'high', endpoint: '192.0.2.10' }]);
    expect(JSON.stringify(findings)).not.toContain('hunter2-secret');
  });

  it('is of an unknown variant when an account is written in another way', async () => {
    expect(runOf(await text('ACCOUNT FOUND: smbnt at 192.0.2.10'))).toMatchObject({
      incomplete: 'unknown_variant',
    });
  });
});

describe("Shodan's banners", () => {
  const banner = { _shodan: { module: 'https' }, ip_str: '192.0.2.10', port: 443 };

  it('stand beside names of which some were checked in vain', async () => {
    const { findings } = await readBytesAs(
      JSON.stringify({
        ip_str: '192.0.2.10',
        data: [{ ...banner, vulns: { 'CVE-2021-23017': { verified: false, cvss: 7.7 } } }],
        vulns: ['CVE-2021-23017', 'CVE-2014-0160', '!CVE-2015-0204'],
      }),
    );
    expect(findings.map(({ ruleId }) => ruleId)).toEqual([
      'exposed-service',
      'CVE-2021-23017',
      'CVE-2014-0160',
    ]);
  });

  it('are left out of a short host page, which has the names alone', async () => {
    const { findings } = await readBytesAs(
      JSON.stringify({
        ip_str: '192.0.2.10',
        ports: [22, 443],
        hostnames: [],
        last_update: '2026-03-01T10:00:00',
        vulns: ['CVE-2021-23017'],
      }),
    );
    expect(findings.map(({ ruleId, endpoint }) => [ruleId, endpoint])).toEqual([
      ['exposed-service', '192.0.2.10:22'],
      ['exposed-service', '192.0.2.10:443'],
      ['CVE-2021-23017', '192.0.2.10'],
    ]);
  });
});

describe('a report of catalogued tools that did not look', () => {
  it('is of Skipfish when nothing was crawled', async () => {
    const outcome = await readBytesAs(
      "var mime_samples = [\n];\n\nvar issue_samples = [\n  { 'severity': 1, 'type': 20101, 'samples': [\n    { 'url': 'https://shop.example.org/', 'extra': 'during initial requests', 'sid': '0', 'dir': '_i0/0' } ]\n  }\n];\n",
    );
    expect(outcome.findings).toEqual([]);
    expect(runOf(outcome)).toMatchObject({ incomplete: 'nothing_scanned' });
  });

  it('is of VulnerableCode when it has another page, or an address for the advisories', async () => {
    const packages = [{ purl: 'pkg:npm/a@1.0.0', affected_by_vulnerabilities: [] }];
    const page = await readBytesAs(
      JSON.stringify({ count: 200, next: 'https://x.example/?page=2', results: packages }),
    );
    expect(runOf(page)).toMatchObject({ incomplete: 'unknown_variant', lookedFor: '/next' });
    const many = await readBytesAs(
      JSON.stringify({
        count: 1,
        next: null,
        results: [
          { purl: 'pkg:npm/a@1.0.0', affected_by_vulnerabilities_url: 'https://x.example' },
        ],
      }),
    );
    expect(many.ignored).toMatchObject([{ reason: 'malformed_result' }]);
  });
});
