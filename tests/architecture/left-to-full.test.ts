// Every title that `npm test` leaves to `npm run test:full` belongs to an existing test.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import leftToFull from '../left-to-full.json' with { type: 'json' };

/** Removes characters that string literals and export names write differently. */
const bare = (text: string) => text.replace(/[\s\\'"`]/g, '').toLowerCase();

/** A title from a table or with a variable does not appear verbatim in the source. */
const isGenerated = (source: string) => /\.each\(|`[^`]*\$\{|\btest\(\w/.test(source);

const unknownOf = ([file, titles]: [string, readonly string[]]): string[] => {
  if (!existsSync(file)) return [file];
  const source = readFileSync(file, 'utf8');
  if (isGenerated(source)) return [];
  const text = bare(source);
  return titles.filter((title) => !text.includes(bare(title))).map((title) => `${file}: ${title}`);
};

it('names files and tests that exist', () => {
  const entries = Object.entries(leftToFull);
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.flatMap(unknownOf)).toEqual([]);
});
