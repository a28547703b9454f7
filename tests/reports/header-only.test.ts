// Tables with a header and no rows: clean only if a row would be a finding.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';
import { csvRenamings } from './renamings.ts';
import { allReadings } from './readings.ts';

const folder = path.join(import.meta.dirname, 'fixtures');

/** Formats without column names, one with several tables, and the generic ones. */
const others = new Set([
  ...['gosec-csv', 'nikto-csv', 'vcg-csv', 'qualys-was-csv'],
  ...['generic-csv', 'loose-csv'],
]);
/** The line of the header in reports with preceding metadata. */
const lineOfNames: Readonly<Record<string, number>> = {
  'qualys.csv': 5,
  'qualys-vmdr.csv': 3,
  'appscan.csv': 4,
  'sentinel.csv': 4,
};
const headers = readdirSync(folder)
  .filter((file) => file.endsWith('.csv'))
  .flatMap((file) => {
    const format = allReadings[file]?.[0] ?? '';
    const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
    return others.has(format) ? [] : [[file, format, lines[lineOfNames[file] ?? 0] ?? ''] as const];
  });

const outcome = async (report: string, tool?: string): Promise<string> => {
  const { error, items } = await readBytesAs(report, tool === undefined ? {} : { tool });
  const run = items.find((item) => item.kind === 'run');
  return error?.code ?? run?.incomplete ?? `clean: ${run?.format ?? ''}`;
};

describe('a table without rows', () => {
  it.each(headers)('%s is a clean %s', async (_, format, head) => {
    expect(await outcome(`${head}\n`, format)).toBe(`clean: ${format}`);
  });

  it.each(headers)('%s is none where all columns of %s have other names', async (_, tool, head) => {
    const renamed = head.replaceAll(/[^,;\t|"]+/g, (name) => `other ${name}`);
    expect(await outcome(`${renamed}\n`, tool)).not.toMatch(/^clean/);
  });

  it.each([
    ['bandit.csv', ['filename', 'test_name', 'test_id', 'issue_severity', 'issue_text']],
    ['powerpipe.csv', ['group_id', 'control_id', 'control_title', 'resource', 'status']],
    ['generic.csv', ['title', 'severity']],
  ])('%s is none where a column that it needs has another name', async (file, needed) => {
    const [head = ''] = readFileSync(path.join(folder, file), 'utf8').split('\n');
    const tool = allReadings[file]?.[0] ?? '';
    const clean: string[] = [];
    for (const [name, report] of csvRenamings(`${head}\n`))
      if ((await outcome(report, tool)).startsWith('clean')) clean.push(name.toLowerCase());
    expect(clean.filter((name) => needed.includes(name))).toEqual([]);
    expect(clean.length).toBeGreaterThan(0);
  });

  it('is no table where it is an empty JSON document of the same tool', async () => {
    for (const empty of ['[]', '{"results": []}'])
      expect(await outcome(empty, 'aws_prowler_v3plus')).toBe('clean: prowler');
  });

  it('is a guess where only the names of its columns speak, and closes nothing', async () => {
    const head = 'Problem,Risk,Server,Advice\n';
    expect(await outcome(`${head}Old TLS,High,a.example.org,Update\n`)).toBe('clean: loose-csv');
    expect(await outcome(head)).toBe('unknown_variant');
  });

  it('of any tool speaks for the named one only by its rows', async () => {
    const head = 'title,severity,description\n';
    expect(await outcome(head)).toBe('clean: generic-csv');
    expect(await outcome(head, 'Generic')).toBe('clean: generic-csv');
    expect(await outcome(head, 'Orca Security')).toBe('unknown_format');
    expect(await outcome(`${head}A,High,B\n`, 'Orca Security')).toBe('clean: generic-csv');
  });
});

describe('a page without results', () => {
  const sonar = (columns: string): string =>
    `<html><head><title>SonarQube report</title></head><body><table><tr>${columns}</tr></table></body></html>`;
  const columns = '<th>Rule</th><th>Severity</th><th>Component</th><th>Line</th>';

  it('has the columns that a finding needs', async () => {
    expect(await outcome(sonar(`${columns}<th>Description</th>`))).toBe('clean: sonarqube-html');
    expect(await outcome(sonar(`${columns}<th>Text</th>`))).toBe('unknown_variant');
  });

  it('says so in its place, and not anywhere', async () => {
    const burp = (body: string): string =>
      `<html><head><title>Burp Suite report</title></head><body>${body}</body></html>`;
    expect(await outcome(burp('<h1>Issues found</h1><p>None.</p>'))).toBe('clean: burp-html');
    expect(
      await outcome(burp('<h1>Findings</h1><section>XSS</section><p>Remediation: None</p>')),
    ).toBe('unknown_variant');
  });
});
