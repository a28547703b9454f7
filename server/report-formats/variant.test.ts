import { describe, expect, it } from 'vitest';
import type { ReportItem } from './model.ts';
import { doubtSilence, lacksPlaces, treePath, unknownVariant } from './variant.ts';

const run: ReportItem = { kind: 'run', tool: 'Example', format: 'example' };

async function* itemsOf(...items: ReportItem[]): AsyncGenerator<ReportItem> {
  yield* items;
}

const listed = async (...items: ReportItem[]): Promise<ReportItem[]> => {
  const all: ReportItem[] = [];
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
  const ignored: ReportItem = {
    kind: 'ignored',
    reason: 'passed',
    detail: 'passed',
    pointer: '/results/0',
  };

  it('is doubted, also as one of several', async () => {
    expect(await listed(run)).toEqual([doubted]);
    expect(await listed(run, run, ignored)).toEqual([doubted, run, ignored]);
  });

  it('is believed once it says something, or says itself why not', async () => {
    expect(await listed(run, ignored)).toEqual([run, ignored]);
    const failed: ReportItem = { ...run, incomplete: 'scan_failed' };
    expect(await listed(failed)).toEqual([failed]);
    const bill: ReportItem = { ...run, componentsOnly: true };
    expect(await listed(bill)).toEqual([bill]);
  });
});
