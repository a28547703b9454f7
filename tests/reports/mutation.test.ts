/** Reports with values of another type than documented, which must never break the reader. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportsArePresent, reportsRoot } from './expectations.ts';
import { readBytesAs, sarifOf, sarifResult } from './reading.ts';

const odd: readonly unknown[] = [
  null,
  42,
  -1,
  1e300,
  '',
  'x'.repeat(5000),
  true,
  [],
  {},
  [[]],
  [null],
  { '#text': 3 },
  ['a', { b: 1 }],
  '\u0000\ud800',
  '../../etc/passwd',
  '99999-12-31',
  { __proto__: null, constructor: 1 },
];

/** Replaces the value at a random position; `picks` selects the path to it. */
function mutate(value: unknown, picks: readonly number[], replacement: unknown): unknown {
  const [pick, ...rest] = picks;
  if (
    pick === undefined ||
    typeof value !== 'object' ||
    value === null ||
    Object.keys(value).length === 0
  )
    return replacement;
  const keys = Object.keys(value);
  const key = keys[pick % keys.length] ?? '';
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<
    string,
    unknown
  >;
  copy[key] = mutate(copy[key], rest, replacement);
  return copy;
}

const fixtures = path.join(import.meta.dirname, 'fixtures');
const jsonFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => path.join(entry.parentPath, entry.name));
const files = [
  ...jsonFiles(fixtures),
  ...(reportsArePresent ? jsonFiles(path.join(reportsRoot, 'peer')) : []),
];

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

const documents = files
  .map(parsed)
  .filter((document) => document !== undefined && JSON.stringify(document).length < 60_000);
documents.push(
  JSON.parse(sarifOf([sarifResult()], [{ id: 'EX1', shortDescription: { text: 'Example' } }])),
);

describe('values of another type', () => {
  it('are left out or listed, and nothing else is lost or broken', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...documents),
        fc.array(fc.nat(50), { minLength: 1, maxLength: 9 }),
        fc.constantFrom(...odd),
        async (document, picks, replacement) => {
          const { items, error } = await readBytesAs(
            JSON.stringify(mutate(document, picks, replacement)),
          );
          expect(error !== undefined || items.length > 0).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});
