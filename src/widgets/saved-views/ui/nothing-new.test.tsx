import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  countKey,
  findingCountsQuery,
  findingQueries,
  findingsNewsQuery,
  findingsVisitQuery,
  queryOf,
} from '@/entities/finding';
import { findingViews, savedViewsQuery } from '@/features/save-view';
import { getListSavedFiltersResponseMock } from '@/shared/api/mocks/generated/saved-filters/saved-filters.msw';
import { stripQueries } from '../model/strip-queries';
import { NewSinceStrip } from './new-since-strip';
import { isNewView, NothingNew } from './nothing-new';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const query = (id: string) => findingViews.standard.find((view) => view.id === id)?.query ?? {};
const left = '2026-11-20T17:42:00.000Z';
const leftBefore = '2026-11-18T08:03:00.000Z';

function open(Shown: typeof NothingNew | typeof NewSinceStrip, yesterday: number, before = 0) {
  const onSearch = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(findingsVisitQuery().queryKey, {
    data: { since: left, since_before: leftBefore },
  });
  client.setQueryData(findingsNewsQuery(left).queryKey, {
    since: left,
    first_reports: [],
    seen: [],
    unseen: [],
  });
  client.setQueryData(savedViewsQuery().queryKey, {
    ...getListSavedFiltersResponseMock(),
    data: [],
  });
  const queries = [
    ...stripQueries(query('new'), left),
    ...findingViews.standard.map((v) => v.query),
  ];
  const counted = queries.map((one) => queryOf(one));
  client.setQueryData(
    findingCountsQuery(counted, left).queryKey,
    new Map(
      counted.map((one) => [
        countKey(one),
        { total: one.new_since === 'yesterday' ? yesterday : 0, total_is_exact: true },
      ]),
    ),
  );
  client.setQueryData(
    findingQueries.count({ ...query('new'), new_since: 'visit_before' }).queryKey,
    { total: before, total_is_exact: true, page: 1, page_size: 1, next_cursor: null },
  );
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <Shown search={query('new')} onSearch={onSearch} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return onSearch;
}

it('says since when nothing is new, and leads to what came since yesterday', () => {
  const onSearch = open(NothingNew, 7);
  expect(screen.getByRole('heading', { name: /^Nothing new since .*2026/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Show since yesterday/ }));
  expect(onSearch).toHaveBeenCalledWith(query('yesterday'));
  fireEvent.click(screen.getByRole('button', { name: 'Show all open' }));
  expect(onSearch).toHaveBeenLastCalledWith(query('open'));
});

it('leads back to what was new on the visit before', () => {
  const onSearch = open(NothingNew, 7, 4);
  fireEvent.click(screen.getByRole('button', { name: /^Show what was new last time\W*4$/ }));
  expect(onSearch).toHaveBeenCalledWith({ ...query('new'), new_since: 'visit_before' });
});

it('offers no list that is empty too', () => {
  open(NothingNew, 0);
  expect(screen.queryByRole('button', { name: /yesterday|last time/ })).toBeNull();
});

it('offers nothing to mark as seen where nothing is new', () => {
  open(NewSinceStrip, 7);
  expect(screen.queryByRole('button', { name: /^Mark all as seen/ })).toBeNull();
});

it('takes the place of no other empty list', () => {
  expect(isNewView(query('new'))).toBe(true);
  expect(isNewView({ ...query('new'), severity: 'critical' })).toBe(false);
  expect(isNewView(query('open'))).toBe(false);
});
