// Layouts and states from the tools' sources, in addition to those of the fixtures.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBytesAs, type Outcome } from './reading.ts';
import { exceptionsOf } from './scope-of.ts';

const fixture = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8');
const runOf = ({ items }: Outcome) => items.find((item) => item.kind === 'run');
const reasons = ({ ignored }: Outcome): string[] => ignored.map(({ reason }) => reason);
const severities = ({ findings }: Outcome): string[] => findings.map(({ severity }) => severity);
const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

describe("SmartScanner's export", () => {
  it('rates from 1, the worst, to 4', async () => {
    const outcome = await readBytesAs(fixture('smartscanner.json'));
    expect(severities(outcome)).toEqual(['high', 'medium', 'low', 'info']);
    expect(runOf(outcome)).toMatchObject({ targets: ['host:shop.example'], toolVersion: '1.15.0' });
  });

  it('of a scan that was stopped closes nothing', async () => {
    const outcome = await readBytesAs(fixture('smartscanner.json').replace('finished', 'stopped'));
    expect(outcome.findings).toHaveLength(4);
    expect(runOf(outcome)).toMatchObject({ incomplete: 'scan_failed' });
  });
});

describe("GoLismero's reports", () => {
  it('keep false positives as dismissed, in both formats', async () => {
    for (const name of ['golismero.json', 'golismero.xml']) {
      const { findings } = await readBytesAs(fixture(name));
      expect(findings.map(({ suppression }) => suppression?.kind).filter(Boolean)).toEqual([
        'false positive',
      ]);
    }
  });

  it('name their fields for people where they are asked to', async () => {
    const outcome = await readBytesAs(
      JSON.stringify({
        'GoLismero Version': 'GoLismero 2.0.0b6',
        'Report Type': 'Full',
        Summary: { 'Stop Time': '2026-02-02 10:20:00' },
        'Audit Scope': { 'IP Addresses': [], Domains: ['shop.example'], 'Web Pages': [] },
        Vulnerabilities: {
          aa01: {
            Description: { Title: 'Weak cipher', Level: 'critical', Description: 'RC4.' },
            Risk: { 'CVSS Vector': 'AV:N/AC:L/Au:N/C:P/I:P/A:P', CVE: ['CVE-2013-2566'] },
          },
        },
        Assets: {},
        Evidences: {},
        'False Positives': {},
      }),
    );
    expect(outcome.findings).toMatchObject([
      { title: 'Weak cipher', severity: 'critical', vulnerabilityIds: ['CVE-2013-2566'] },
    ]);
  });

  it('are read with a bare ampersand, and in UTF-16', async () => {
    const lenient = await readBytesAs(
      fixture('golismero.xml').replace('title="Heartbleed"', 'title="TLS & Heartbleed"'),
    );
    expect(lenient.findings[0]?.title).toBe('TLS & Heartbleed');
    expect((await readBytesAs(utf16(fixture('golismero.xml')))).findings).toHaveLength(2);
  });
});

describe("HostedScan's risks", () => {
  const risk = { id: 'r', target: 'shop.example', status: 'OPEN' };
  const definition = { scan_type: 'NMAP', title: 'Open TCP port 8443', threat_level: 'MEDIUM' };

  it('that are accepted are dismissed, and closed ones are fixed', async () => {
    const outcome = await readBytesAs(fixture('hostedscan.json'));
    expect(outcome.findings.map(({ suppression }) => suppression?.justification)).toEqual([
      undefined,
      'Wanted: the port of the partner.',
    ]);
    expect(reasons(outcome)).toEqual(['fixed_in_report']);
  });

  it.each([
    [
      'a page of several',
      { data: [{ ...risk, risk_definition: definition }], next_page_token: 'x' },
    ],
    ['one of them', { data: { ...risk, risk_definition: definition } }],
    [
      'one that a webhook sends',
      { id: 'e', type: 'risk.opened', data: { ...risk, risk_definition: definition } },
    ],
  ])('close nothing as %s', async (_name, report) => {
    const outcome = await readBytesAs(JSON.stringify(report));
    expect(outcome.findings).toMatchObject([{ severity: 'medium', endpoint: 'shop.example' }]);
    expect(runOf(outcome)).toMatchObject({ incomplete: 'unknown_variant' });
  });
});

describe("XSSSniper's output", () => {
  it('of older versions has a parameter of its own for each address', async () => {
    const outcome = await readBytesAs(
      '[+] Processing results...\n\n[!] XSS Found:\thttp://shop.example/a?q=1\n   Param:\tq\n   Payload:\t<x>\n   Desc:\tBetween HTML tags\n',
    );
    expect(outcome.findings).toMatchObject([
      { endpoint: 'http://shop.example/a?q=1', httpParameter: 'q' },
    ]);
  });

  it('that counts more than it shows closes nothing', async () => {
    const text = fixture('xsssniper.txt').replace('points in 1 targets', 'points in 2 targets');
    expect(runOf(await readBytesAs(text))).toMatchObject({ incomplete: 'unknown_variant' });
  });

  it('of pages that did not answer closes nothing', async () => {
    const text = fixture('xsssniper.txt').replace(
      ' |- Scan completed',
      ' |--[+] SCAN ERRORS!\n |   |- 3x: timed out\n |- Scan completed',
    );
    expect(runOf(await readBytesAs(text))).toMatchObject({ incomplete: 'files_failed' });
  });
});

describe('sshdefaultscan', () => {
  it('keeps no password', async () => {
    const outcome = await readBytesAs(fixture('sshdefaultscan.txt'));
    expect(JSON.stringify(outcome.items)).not.toContain('hunter2');
    expect(outcome.findings[0]?.title).toContain('root');
  });

  it('is read as the lines that its batch mode writes', async () => {
    const outcome = await readBytesAs('root:hunter2@192.0.2.42\nroot:hunter2@192.0.2.44\n');
    expect(outcome.findings.map(({ endpoint }) => endpoint)).toEqual([
      '192.0.2.42:22',
      '192.0.2.44:22',
    ]);
    expect(JSON.stringify(outcome.items)).not.toContain('hunter2');
  });

  it('that was broken off before it had looked closes nothing', async () => {
    const [first = ''] = fixture('sshdefaultscan.txt').split('\n');
    expect(runOf(await readBytesAs(`${first}\n`))).toMatchObject({ incomplete: 'scan_failed' });
  });
});

describe("wcscan's settings", () => {
  it('that are only listed are no findings', async () => {
    expect(reasons(await readBytesAs(fixture('wcscan.xml')))).toEqual(['not_a_finding']);
  });
});

describe('OVAL results', () => {
  it('mean by the class of their definition what they say', async () => {
    const outcome = await readBytesAs(fixture('oval.xml'));
    expect(outcome.findings.map(({ title }) => title)).toEqual([
      'EXSA-2026:0001: openssl security update (Important)',
      'Root may not log in over SSH',
    ]);
    expect(severities(outcome)).toEqual(['high', 'medium']);
    expect(reasons(outcome)).toEqual(['passed', 'not_a_finding', 'not_a_finding']);
  });

  it('that ended in an error leave open what they found before', async () => {
    expect(await exceptionsOf(fixture('oval.xml'))).toEqual([{ rule: 'oval:org.example:def:5' }]);
  });

  it('are of the system that they are listed for', async () => {
    const [system = ''] = /<system>[\s\S]*<\/system>/.exec(fixture('oval.xml')) ?? [];
    const outcome = await readBytesAs(
      fixture('oval.xml').replace(
        system,
        `${system}${system.replace('web.example', 'db.example')}`,
      ),
    );
    expect(outcome.findings.map(({ endpoint }) => endpoint)).toEqual([
      ...['web.example', 'web.example'],
      ...['db.example', 'db.example'],
    ]);
    expect(runOf(outcome)).toMatchObject({ targets: ['host:web.example', 'host:db.example'] });
  });

  it('without their definitions are of an unknown variant', async () => {
    const outcome = await readBytesAs(
      fixture('oval.xml').replace(/<oval_definitions[\s\S]*<\/oval_definitions>/, ''),
    );
    expect(outcome.findings).toEqual([]);
    expect(runOf(outcome)).toBeDefined();
    expect(outcome.items).toContainEqual(
      expect.objectContaining({ incomplete: 'unknown_variant' }),
    );
  });

  it('are read in UTF-16', async () => {
    const text = fixture('oval.xml').replace('encoding="UTF-8"', 'encoding="UTF-16"');
    expect((await readBytesAs(utf16(text))).findings).toHaveLength(2);
  });
});

describe("Enlightn's checks", () => {
  it('that the settings do not report are dismissed', async () => {
    const outcome = await readBytesAs(fixture('enlightn.json'));
    expect(outcome.findings.map(({ suppression }) => suppression?.kind)).toEqual([
      undefined,
      undefined,
      'configuration',
    ]);
    expect(severities(outcome)).toEqual(['critical', 'critical', 'low']);
    expect(reasons(outcome)).toEqual(['passed', 'not_a_finding', 'not_a_finding']);
  });

  it('that could not be made leave open what they found before', async () => {
    const rule = 'vulnerable-dependency-analyzer';
    expect(await exceptionsOf(fixture('enlightn.json'))).toEqual([{ rule }]);
    // The tool prints at most five files for the first one.
    expect(await exceptionsOf(fixture('enlightn.txt'))).toEqual([
      { rule: 'raw-sql-injection-analyzer' },
      { rule },
    ]);
  });

  it('had the lines of each path in older versions', async () => {
    const report = {
      metadata: {},
      analyzer_results: [
        {
          title: 'No debug calls.',
          category: 'Reliability',
          severity: 'minor',
          status: 'failed',
          error: 'A debug call.',
          traces: { 'app/A.php': [3, 9] },
          docsUrl: 'https://www.laravel-enlightn.com/docs/reliability/debug-log-analyzer.html',
        },
      ],
      analyzer_stats: {},
    };
    const { findings } = await readBytesAs(JSON.stringify(report));
    expect(findings.map(({ location, category }) => [location?.startLine, category])).toEqual([
      [3, 'quality'],
      [9, 'quality'],
    ]);
  });

  it('of some analyzers alone, or with details, are read and close nothing else', async () => {
    const outcome = await readBytesAs(
      '| Running Security Checks\n\nCheck 1/1: No SQL from users. Failed\nA raw query.\nAt app/A.php, line 7: DB::raw($q)\nDocumentation URL: https://www.laravel-enlightn.com/docs/security/raw-sql-injection-analyzer.html\n',
    );
    expect(outcome.findings).toMatchObject([
      { location: { path: 'app/A.php', startLine: 7 }, description: 'A raw query.\n\nDB::raw($q)' },
    ]);
    expect(runOf(outcome)).toMatchObject({ incomplete: 'scan_failed' });
  });
});
