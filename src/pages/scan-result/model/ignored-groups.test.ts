import { expect, it } from 'vitest';
import type { IgnoredResult } from '@/shared/api/generated/model';
import { groupIgnored, ignoredAsCsv, groupPlacesByMessage } from './ignored-groups';

const results: IgnoredResult[] = [
  ...Array.from({ length: 7 }, (_, index): IgnoredResult => ({
    reason: 'suppressed',
    detail: `result ${index}`,
    type: null,
    facts: {},
    pointer: `/runs/0/results/${index}`,
  })),
  { reason: 'unsafe_path', detail: '=cmd("x")', type: null, facts: {}, pointer: '/runs/0' },
];

it('groups by reason, the most frequent first, with a few examples', () => {
  const [first, second] = groupIgnored(results, { suppressed: 412, unsafe_path: 1 });
  expect(first).toMatchObject({ reason: 'suppressed', count: 412 });
  expect(first?.examples).toHaveLength(5);
  expect(second).toEqual({ reason: 'unsafe_path', count: 1, examples: [results[7]] });
});

it('writes a CSV whose cells stay text', () => {
  expect(ignoredAsCsv(results.slice(7))).toBe(
    '"reason","pointer","detail"\r\n"unsafe_path","/runs/0","\'=cmd(""x"")"',
  );
});

it('has a group of what is counted and not among the first that are listed', () => {
  expect(groupIgnored([], { duplicate_in_report: 5 })).toEqual([
    { reason: 'duplicate_in_report', count: 5, examples: [] },
  ]);
});

it('says once what several places have in common', () => {
  const [one, two] = results;
  if (!one || !two) throw new Error('Two results are given.');
  expect(groupPlacesByMessage([one, two], () => 'the same')).toEqual([
    ['the same', [one.pointer, two.pointer]],
  ]);
  expect(groupPlacesByMessage([one, two], ({ detail }) => detail)).toHaveLength(2);
});
