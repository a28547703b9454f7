import { expect, it } from 'vitest';
import {
  exactFileOf,
  filterDefinition,
  findingFilterKeys,
  hasOptions,
  isFindingFilterKey,
  isFullSpan,
  severityRank,
} from './finding-filters';
import {
  exactFile,
  importFilter,
  importFilterOf,
  pullRequestFilter,
  pullRequestFilterOf,
} from './filter-values';
import { decodeFilter } from './finding-filter-codec';

const scan = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03';

it('reads the outcome and the scan of an import back', () => {
  expect(importFilterOf(importFilter('reopened', scan))).toEqual({ outcome: 'reopened', scan });
  for (const wrong of [`gone:${scan}`, `new:${scan}0`, `renew:${scan}`, 'new:', scan, ''])
    expect(importFilterOf(wrong)).toBeUndefined();
});

it('reads the repository and the number of a pull request back', () => {
  const value = pullRequestFilter(scan, 41);
  expect(pullRequestFilterOf(value)).toEqual({ repository: scan, number: 41 });
  expect(decodeFilter('pull_request', value)).toEqual([value]);
  for (const wrong of [
    `${scan}:`,
    `${scan}:4a`,
    `${scan}0:41`,
    'shop:41',
    `${scan}:1234567890`,
    '',
  ])
    expect([pullRequestFilterOf(wrong), decodeFilter('pull_request', wrong)]).toEqual([
      undefined,
      undefined,
    ]);
});

it('marks the pattern of exactly one file', () => {
  expect(exactFileOf(exactFile('src/a.ts'))).toBe('src/a.ts');
  expect(exactFileOf('src/a=b.ts')).toBeUndefined();
});

it('offers values of lists and weaknesses, except those that only links bring', () => {
  expect(
    ['severity', 'repository', 'cwe'].every((key) => isFindingFilterKey(key) && hasOptions(key)),
  ).toBe(true);
  const without = findingFilterKeys.filter((key) => !hasOptions(key));
  expect(without).toContain('import');
  expect(without.filter((key) => filterDefinition(key).kind === 'list')).toEqual([
    'new_since',
    'import',
    'change',
    'pull_request',
    'not',
  ]);
  expect(isFindingFilterKey('constructor')).toBe(false);
});

it.each([
  [[0, 100], true],
  [[0.9, 99.1], true],
  [[1, 100], false],
  [[0, 99], false],
] as const)('takes %o for the whole scale of a percentage: %s', (span, whole) => {
  const range = filterDefinition('priority');
  expect(range.kind === 'range' && isFullSpan(range, span)).toBe(whole);
});

it('ranks severities from critical down', () => {
  expect(severityRank('critical')).toBe(0);
  expect(severityRank('info')).toBe(4);
});
