import { describe, expect, it } from 'vitest';
import type { ReaderItem } from './model.ts';
import { toSkippedItem, unfamiliar } from './entries.ts';
import { doubtSilence, lacksPlaces, type Tally, treePath, unknownVariant } from './variant.ts';

const run: ReaderItem = { kind: 'run', tool: 'Example', format: 'example' };

async function* itemsOf(...items: ReaderItem[]): AsyncGenerator<ReaderItem> {
  yield* items;
}

const listed = async (...items: ReaderItem[]): Promise<ReaderItem[]> => {
  const all: ReaderItem[] = [];
  for await (const item of doubtSilence(itemsOf(...items), () => unknownVariant(['/results'])))
    all.push(item);
  return all;
};

describe('a part of a report without results', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['an empty list', { results: [] }, ['/results/#']],
    ['null for a list', { results: null }, ['/results/#']],
    ['nothing but texts and numbers', { version: '1', total: 0 }, ['/results/#']],
    ['an empty part of several', { a: {}, b: { c: [] } }, ['/a/x/#', '/b/c/#']],
    ['an aside', { packages: [{ name: 'a' }] }, ['/vulnerabilities/#']],
    ['an empty map', { files: {} }, ['/files/*/messages/#']],
    ['what only a wildcard reaches', { a: { results: [] } }, ['/*/results/#']],
    ['an element without content', { issues: [{ '@version': '1' }] }, [treePath('/issues/issue')]],
    [
      'elements of text alone',
      { report: [{ date: [{ '#text': 'x' }] }] },
      [treePath('/report/issue')],
    ],
  ])('has %s', (_what, value, paths) => {
    expect(lacksPlaces(value, paths, { asides: ['packages'] })).toBe(false);
  });

  it.each<[string, unknown, readonly string[]]>([
    ['another list', { findings: [1] }, ['/results/#']],
    ['another list in a known part', { run: { findings: [1] } }, ['/run/results/#']],
    ['a list where an object is known', [{ results: [1] }], ['/results/#']],
    ['an object where a list is known', { results: { a: 1 } }, ['/results/#']],
    ['a text where a list is known', { results: 'none' }, ['/results/#']],
    ['an envelope', { data: { results: [1] } }, ['/results/#']],
    ['another element', { issues: [{ bug: [{ '@id': '1' }] }] }, [treePath('/issues/issue')]],
    ['another root', { bugs: [{ issue: [{ '@id': '1' }] }] }, [treePath('/issues/issue')]],
  ])('has %s', (_what, value, paths) => {
    expect(lacksPlaces(value, paths)).toBe(true);
  });

  it('may have something beside an empty place, unless that is all there is', () => {
    const report = { high: [], medium: [{ id: 1 }] };
    expect(lacksPlaces(report, ['/high/#'])).toBe(false);
    expect(lacksPlaces(report, ['/high/#'], { exhaustive: true })).toBe(true);
  });
});

describe('a report that says nothing of any result', () => {
  const doubted = { ...run, incomplete: 'unknown_variant', lookedFor: '/results' };
  const ignored: ReaderItem = {
    kind: 'ignored',
    reason: 'malformed_result',
    detail: 'not an object',
    pointer: '/results/0',
  };
  const passed = toSkippedItem('passed', '/results/1');
  const strange = toSkippedItem('not_a_finding', '/results/2', unfamiliar);

  it('is doubted, also as one of several', async () => {
    expect(await listed(run)).toEqual([doubted]);
    expect(await listed(run, run, ignored)).toEqual([doubted, run, ignored]);
  });

  it('is given what it left out as settled, and how much of that is unfamiliar', async () => {
    const given: Tally[] = [];
    const items = doubtSilence(itemsOf(run, passed, strange, strange), (tally) => {
      given.push(tally);
      return undefined;
    });
    const all: ReaderItem[] = [];
    for await (const item of items) all.push(item);
    // Most entries are unfamiliar, so that part is also judged separately.
    expect(given).toEqual([
      { entries: 3, unfamiliar: 2 },
      { entries: 2, unfamiliar: 2 },
    ]);
    expect(all).toEqual([run, passed, strange, strange]);
  });

  it('is doubted at its end where it is too long to wait', async () => {
    const many = Array.from({ length: 20_001 }, () => passed);
    const all = await listed(run, ...many, passed);
    expect([all[0], all.at(-1)]).toEqual([run, doubted]);
    expect(all).toHaveLength(many.length + 3);
    expect(await listed(run, ...many, ignored)).toEqual([run, ...many, ignored]);
  });

  it('is doubted at its end where most of it is unfamiliar', async () => {
    expect(await listed(run, ignored, strange)).toEqual([run, ignored, strange]);
    expect(await listed(run, ignored, strange, strange)).toEqual([
      ...[run, ignored, strange, strange],
      doubted,
    ]);
    const known = [run, ignored, passed, strange, strange];
    expect(await listed(...known)).toEqual(known);
  });

  it('is believed once it says something, or says itself why not', async () => {
    expect(await listed(run, ignored)).toEqual([run, ignored]);
    const failed: ReaderItem = { ...run, incomplete: 'scan_failed' };
    expect(await listed(failed)).toEqual([failed]);
    const bill: ReaderItem = { ...run, componentsOnly: true };
    expect(await listed(bill)).toEqual([bill]);
  });
});
