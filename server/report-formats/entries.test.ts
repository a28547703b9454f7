// Checks that readers account for every entry of a report.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countEntries, skipped } from './entries.ts';
import { jsonFormat, type MapResult } from './format.ts';
import type { ReaderItem } from './model.ts';
import { at, list, str } from './parsers/json-access.ts';
import { defaultLimits } from './parsers/limits.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parapet-entries-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const base = {
  id: 'demo',
  tool: 'Demo',
  category: 'sast',
  docsUrl: 'https://demo.example',
  detect: () => true,
} as const;

async function itemsOf(
  format: ReturnType<typeof jsonFormat>,
  report: unknown,
): Promise<ReaderItem[]> {
  const file = path.join(folder, 'report.json');
  const content = JSON.stringify(report);
  writeFileSync(file, content);
  const items: ReaderItem[] = [];
  for await (const item of format.read(
    { path: file, name: 'report.json', size: content.length, skip: 0 },
    { limits: defaultLimits, signal: new AbortController().signal },
  ))
    items.push(item);
  return items;
}

const toEntry = (raw: unknown): MapResult => {
  const status = str(raw, 'status');
  if (status === 'passed' || status === 'dismissed') return skipped(status);
  return status === 'note' ? undefined : { title: str(raw, 'title') };
};
const flat = jsonFormat({ ...base, each: ['/results/#'], map: toEntry });
const nested = (map: (raw: unknown) => MapResult) =>
  jsonFormat({ ...base, each: ['/files/#'], holds: ['/messages/#'], map });
const files = [{ messages: [{ title: 'a' }, { status: 'passed' }, {}] }, { messages: [] }];

describe('the entries of a report', () => {
  it('end as findings, or as left out for a reason at their place', async () => {
    const items = await itemsOf(flat, {
      results: [{ title: 'a' }, { status: 'passed' }, { status: 'dismissed' }, { status: 'note' }],
    });
    expect(items.slice(1)).toMatchObject([
      { kind: 'finding' },
      { kind: 'ignored', reason: 'passed', pointer: '/results/1' },
      { kind: 'ignored', reason: 'dismissed', pointer: '/results/2' },
      { kind: 'ignored', reason: 'not_a_finding', pointer: '/results/3' },
    ]);
  });

  it('of a wrong shape are left out one by one', async () => {
    const items = await itemsOf(flat, { results: [{ title: 'a' }, 'text', 7, null, {}] });
    expect(items.slice(1)).toMatchObject([
      { kind: 'finding' },
      { reason: 'malformed_result', type: 'not_an_object', pointer: '/results/1' },
      { reason: 'malformed_result', pointer: '/results/2' },
      { reason: 'malformed_result', pointer: '/results/3' },
      { reason: 'no_rule_and_no_message', pointer: '/results/4' },
    ]);
  });

  it('within a result are counted, and those that its reader lost are told', async () => {
    const all = nested((raw) => list(raw, 'messages').map((each) => toEntry(each) ?? {}) as never);
    const kinds = (await itemsOf(all, { files })).map(({ kind }) => kind);
    expect(kinds).toEqual(['run', 'finding', 'ignored', 'ignored']);
    const first = nested((raw) => [{ title: str(at(raw, 'messages'), '0', 'title') }]);
    expect((await itemsOf(first, { files: files.slice(0, 1) })).at(-1)).toEqual({
      kind: 'unaccounted',
      count: 2,
      pointer: '/files/0',
    });
  });

  it('are counted at paths with any index and any key', () => {
    const value = { a: { x: [1, 2], y: [3] }, b: [{ c: null }, { c: [4, 5] }] };
    expect(countEntries(value, ['/a/*/#', '/b/#/c/#', '/none/#'])).toBe(5);
  });
});

describe('a report without the place of its results', () => {
  it('is of an unknown variant, and says what was looked for', async () => {
    expect(await itemsOf(flat, { issues: [] })).toMatchObject([
      { kind: 'run', incomplete: 'unknown_variant', lookedFor: '/results' },
    ]);
  });

  it('is a clean one where the place is there and empty, or the tool leaves it out', async () => {
    expect((await itemsOf(flat, { results: null }))[0]).not.toHaveProperty('incomplete');
    const quiet = jsonFormat({
      ...base,
      each: ['/results/#'],
      emptyLacksResults: true,
      map: toEntry,
    });
    expect((await itemsOf(quiet, {}))[0]).not.toHaveProperty('incomplete');
  });
});
