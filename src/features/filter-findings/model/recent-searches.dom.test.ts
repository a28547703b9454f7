import { beforeEach, expect, it } from 'vitest';
import { endSession } from '@/entities/session';
import { addRecentSearch, listRecentSearches, removeRecentSearch } from './recent-searches';

beforeEach(() => localStorage.clear());

it('keeps the last eight, the newest first and each once', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) addRecentSearch('ana', `cwe:${String(n)}`);
  expect(listRecentSearches('ana')).toEqual(
    [3, 9, 8, 7, 6, 5, 4, 2].map((n) => `cwe:${String(n)}`),
  );
});

it('is of one user, without what was removed', () => {
  addRecentSearch('ana', ' epss:>0.5 ');
  addRecentSearch('ana', ' ');
  addRecentSearch('ana', 'log4j');
  expect(listRecentSearches('eva')).toEqual([]);
  removeRecentSearch('ana', 'log4j');
  expect(listRecentSearches('ana')).toEqual(['epss:>0.5']);
});

it('is forgotten with the session', async () => {
  addRecentSearch('ana', 'log4j');
  await endSession();
  expect(listRecentSearches('ana')).toEqual([]);
});

it('reads nonsense as nothing', () => {
  localStorage.setItem('parapet.draft.searches', '{"user":"ana","searches":[7]}');
  expect(listRecentSearches('ana')).toEqual([]);
});
