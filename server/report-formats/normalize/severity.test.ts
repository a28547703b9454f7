import { readFileSync } from 'node:fs';
import path from 'node:path';
import { severities as all } from '#domain/finding-filters';
import { describe, expect, it } from 'vitest';
import { toReportItems } from '../format.ts';
import { formats } from '../registry.ts';
import { normalizeSeverity, severityKey, severityWords } from './severity.ts';

const tables = [
  { id: 'most tools', severities: severityWords },
  ...formats.flatMap(({ id, severities }) =>
    severities === undefined ? [] : [{ id, severities }],
  ),
];

describe('the words for severities', () => {
  // Words are looked up without case, spaces and punctuation, so a key that contains any is never
  // found.
  it.each(tables)('of $id are written as they are looked up', ({ severities }) => {
    const words = Object.keys(severities);
    expect(words.map(severityKey)).toEqual(words);
  });

  it.each([
    ['Very High', 'critical'],
    ['Severity: high', 'high'],
    ['4 - High', 'high'],
    ['7.5', 'high'],
    ['0', 'info'],
    ['11', undefined],
    ['high or low', undefined],
    ['', undefined],
  ])('%j means %s', (word, severity) => {
    expect(normalizeSeverity(word)).toBe(severity);
  });

  it('of a tool come before those of all', () => {
    expect(normalizeSeverity('major', { major: 'medium' })).toBe('medium');
  });
});

const ofFormats = formats.flatMap((format) =>
  format.severities === undefined ? [] : [{ id: format.id, format, words: format.severities }],
);

describe('a finding whose severity is in the words of its tool', () => {
  it.each(ofFormats)('of $id has the one that they mean', ({ format, words }) => {
    for (const [word, severity] of Object.entries(words)) {
      const [item] = toReportItems({ ruleId: 'r', title: 't', severity: word }, format, '/0');
      const finding = item?.kind === 'finding' ? item.finding : undefined;
      expect(finding?.severity, word).toBe(severity);
      expect(finding?.severityRaw, word).toBe(word);
    }
  });

  const page = readFileSync(
    path.resolve(import.meta.dirname, '../../../docs/importers.md'),
    'utf8',
  );
  const rows = page
    .slice(page.indexOf('## Severities'), page.indexOf('## Tools and formats'))
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

  // A table shared by two formats of a tool is listed once.
  it.each(ofFormats)('of $id finds them in docs/importers.md', ({ format, words }) => {
    const own = rows.filter(([, tool]) => tool?.startsWith(`[${format.tool}](`));
    const listed = own.map(([, , ...cells]) =>
      Object.fromEntries(
        all.flatMap((severity, index) =>
          (cells[index] ?? '')
            .split(', ')
            .filter((word) => word !== '')
            .map((word) => [word, severity]),
        ),
      ),
    );
    expect(listed).toContainEqual(words);
  });
});
