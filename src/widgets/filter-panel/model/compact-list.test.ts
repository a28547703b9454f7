import { expect, it } from 'vitest';
import { compactList } from './compact-list';

const counted = ['a', 'b', 'c', 'd', 'e'].map((value, index) => ({ value, count: 50 - index }));

it('shows the three most frequent, then all', () => {
  expect(
    compactList({ values: undefined, chosen: [], counted, all: false }).map(({ value }) => value),
  ).toEqual(['a', 'b', 'c']);
  expect(compactList({ values: undefined, chosen: [], counted, all: true })).toHaveLength(5);
});

it('keeps what is chosen in sight, even without a count', () => {
  expect(compactList({ values: undefined, chosen: ['e', 'gone'], counted, all: false })).toEqual([
    { value: 'e', count: 46 },
    { value: 'gone' },
    { value: 'a', count: 50 },
  ]);
});

it('shows a closed set whole and in its order', () => {
  expect(
    compactList({ values: ['b', 'a', 'z'], chosen: ['a'], counted, all: false }).map(
      ({ value }) => value,
    ),
  ).toEqual(['b', 'a', 'z']);
});
