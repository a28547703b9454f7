import { i18n } from '@lingui/core';
import { beforeEach, expect, it } from 'vitest';
import { sameQuery, writeView } from '@/features/save-view';
import {
  describeRepositories,
  repositoryQueryOf,
  repositoryViews,
  withRepositoryQuery,
} from './repository-views';

beforeEach(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

const search = {
  q: 'ledger',
  source: 'github',
  tags: ['payments', 'a,b'],
  sort_field: 'priority',
  sort: 'desc',
} as const;

it('reads back what was written, and keeps how the list is shown', () => {
  const written = writeView(repositoryQueryOf({ ...search, page: 3, view: 'cards' }));
  const { query, dropped } = repositoryViews.read(written);
  expect(dropped).toEqual([]);
  expect(sameQuery(query, repositoryQueryOf(search))).toBe(true);
  expect(withRepositoryQuery({ view: 'cards', page: 3, q: 'old' }, query, 'Mine')).toEqual({
    ...search,
    view: 'cards',
    saved: 'Mine',
  });
});

it('names what has no meaning any more', () => {
  expect(
    repositoryViews.read([
      { key: 'tags', value: 'pci' },
      { key: 'source_control', value: 'cvs' },
      { key: 'active', value: 'true' },
    ]),
  ).toEqual({ query: { tags: 'pci' }, dropped: ['source_control', 'active'] });
});

it('says the filters in words', () => {
  expect(describeRepositories(i18n, search)).toEqual([
    'Search: “ledger”',
    'Source: GitHub',
    'Tags: payments, a,b',
    'Sort by: Priority',
  ]);
});
