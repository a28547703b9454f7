import { expect, it } from 'vitest';
import { goToLetters } from './go-to-letters';
import { navigation } from './navigation';

it('leads to each page of the navigation by a letter of its own', () => {
  const pages = navigation.flatMap(({ items }) => items.map(({ to }) => to));
  expect(Object.keys(goToLetters).toSorted()).toEqual([...pages, 'activity'].toSorted());
  expect(new Set(Object.values(goToLetters)).size).toBe(pages.length + 1);
});
