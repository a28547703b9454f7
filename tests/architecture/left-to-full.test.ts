// The list of what `npm test` leaves to `npm run test:full` names tests that there are.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import leftToFull from '../left-to-full.json' with { type: 'json' };

/** Without what a string literal or an export name writes in its own way. */
const bare = (text: string) => text.replace(/[\s\\'"`]/g, '').toLowerCase();

/** A title that a table or a variable completes is not in the source as a whole. */
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
