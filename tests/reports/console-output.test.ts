/** A tool's console output is recognised as that tool's only, with any terminal formatting. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { consoleTables } from '../../server/report-formats/parsers/console-output.ts';
import { formats } from '../../server/report-formats/registry.ts';
import { readBytesAs } from './reading.ts';
import { readings } from './readings.ts';
import { zipOf } from '../support/server/zip.ts';

const folder = path.join(import.meta.dirname, 'fixtures');
const fixture = (name: string): Promise<string> => readFile(path.join(folder, name), 'utf8');
const printed = Object.entries(readings)
  .filter(
    ([name, [format]]) =>
      name.endsWith('.txt') &&
      format.endsWith('-text') &&
      !['cppcheck-text', 'nikto-text'].includes(format),
  )
  .map(([name, [format]]) => [name, format] as const);
const shown = ({ findings }: Awaited<ReturnType<typeof readBytesAs>>): unknown[] =>
  findings.map(({ ruleId, title, severity, location, component }) => ({
    ruleId,
    title,
    severity,
    line: location?.startLine,
    component,
  }));

describe('printed output', () => {
  it.each(printed)('%s reads the same with colours and the line ends of Windows', async (name) => {
    const text = await fixture(name);
    const dressed = text
      .split('\n')
      .map((line) => `\u001b[1m${line}\u001b[0m`)
      .join('\r\n');
    expect(shown(await readBytesAs(dressed))).toEqual(shown(await readBytesAs(text)));
  });

  it.each(printed)('%s is quoted where a README has it', async (name) => {
    const report = await fixture('sonarqube.json');
    const { findings, ignored } = await readBytesAs(
      zipOf({
        'README.md': Buffer.from(`# How it looks\n\n\`\`\`\n${await fixture(name)}\n\`\`\`\n`),
        'sonar.json': Buffer.from(report),
      }),
    );
    expect(findings.length).toBe((await readBytesAs(report)).findings.length);
    expect(ignored.map(({ pointer }) => pointer)).toContain('README.md');
  });

  it('is claimed by one of these formats alone, and no other report by any of them', async () => {
    const own = new Set<string>(printed.map(([, format]) => format));
    const texts = (await readdir(folder)).filter((name) => /\.(?:txt|csv|spdx|dat)$/.test(name));
    expect(own.size).toBeGreaterThan(15);
    for (const name of texts) {
      const text = await fixture(name);
      const sample = { kind: 'text' as const, value: undefined, columns: [], text, fileName: name };
      const claims = formats
        .filter((format) => own.has(format.id) && Number(format.detect(sample)) > 0)
        .map(({ id }) => id);
      expect([name, claims]).toEqual([
        name,
        own.has(readings[name]?.[0] ?? '') ? [readings[name]?.[0]] : [],
      ]);
    }
  });

  it.each([
    [
      'a table of something else',
      '┌──────┬───────┐\n│ Name │ Price │\n├──────┼───────┤\n│ Tea  │ 2     │\n└──────┴───────┘\n',
    ],
    ['columns of something else', 'NAME   READY  STATUS\nshop   1/1    Running\n'],
    ['the log of an installation', 'added 3 packages in 2s\n\n1 package is looking for funding\n'],
    ['a remark of the Go compiler', './main.go:12:2: undefined: shop\n'],
  ])('is not seen in %s', async (_, text) => {
    expect((await readBytesAs(text)).error?.code).toBe('unknown_format');
  });
});

describe('a table with borders', () => {
  it('joins wrapped cells and goes on with what a border does not end', () => {
    const lines = [
      '+---+-----+',
      '| a | b   |',
      '+---+-----+',
      '| 1 | one |',
      '|   | two |',
      '+   +-----+',
      '|   | x|y |',
      '+---+-----+',
    ];
    expect(
      consoleTables(lines).map(({ rows }) => rows.map(({ cells, line }) => [line, ...cells])),
    ).toEqual([
      [
        [2, 'a', 'b'],
        [4, '1', 'one two'],
        [7, '1', 'x|y'],
      ],
    ]);
  });

  it('begins a row with each line whose first cell says something, where rows have no borders', () => {
    const lines = ['+---+-----+', '| a | one |', '|   | two |', '| b | x   |', '+---+-----+'];
    expect(
      consoleTables(lines, 'of lines').flatMap(({ rows }) => rows.map(({ cells }) => cells)),
    ).toEqual([
      ['a', 'one two'],
      ['b', 'x'],
    ]);
  });
});
