import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  countKey,
  findingCountsQuery,
  findingsNewsQuery,
  findingsVisitQuery,
  queryOf,
  type FindingsSearch,
} from '@/entities/finding';
import { findingViews, savedViewsQuery } from '@/features/save-view';
import { getListSavedFiltersResponseMock } from '@/shared/api/mocks/generated/saved-filters/saved-filters.msw';
import { stripQueries } from '../model/strip-queries';
import { NewSinceStrip } from './new-since-strip';

const calls = vi.hoisted(() => ({ markFindingsSeen: vi.fn() }));
vi.mock('@/shared/api/generated/findings', async (original) => ({
  ...(await original<object>()),
  ...calls,
}));

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const left = '2026-11-20T17:42:00.000Z';

function open(since: string | null, search: FindingsSearch = {}, firstReports = 2) {
  const onSearch = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const shown = { status: 'open,in_progress', ...search, new_since: 'last_visit' } as const;
  client.setQueryData(findingsVisitQuery().queryKey, { data: { since_before: null, since } });
  client.setQueryData(findingsNewsQuery(since).queryKey, {
    since,
    first_reports: [
      { day: '2026-11-21', repository_ids: Array.from({ length: firstReports }, String) },
    ],
    seen: [],
    unseen: [],
  });
  client.setQueryData(savedViewsQuery().queryKey, {
    ...getListSavedFiltersResponseMock(),
    data: [],
  });
  const parts = stripQueries(shown, since).map((one) => queryOf(one));
  client.setQueryData(
    findingCountsQuery(
      [...parts, ...findingViews.standard.map(({ query }) => queryOf(query))],
      since,
    ).queryKey,
    new Map(
      parts.map((part, at) => [
        countKey(part),
        { total: [3, 9, 0, 5, 2, 175][at] ?? 0, total_is_exact: true },
      ]),
    ),
  );
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <NewSinceStrip search={shown} onSearch={onSearch} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return onSearch;
}

it('says since when, and shows first reports too with one press', () => {
  const onSearch = open(left);
  expect(screen.getByText(/^New to Parapet since .*2026/)).toBeDefined();
  expect(screen.getByText('The first reports of 2 repositories are left out.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show all 175' }));
  expect(onSearch).toHaveBeenCalledWith({
    status: 'open,in_progress',
    date_range: '2026-11-20..',
  });
});

it('does not speak of first reports where there are none', () => {
  open(left, {}, 0);
  expect(screen.queryByText(/first reports/i)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

it('counts each severity that is there, and filters by it', () => {
  const onSearch = open(left, { severity: 'high' });
  const counts = screen.getByRole('list', { name: 'New findings by severity' });
  const buttons = within(counts).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    '3 Critical',
    '9 High',
    '5 Low',
    '2 Info',
  ]);
  const [critical, high] = buttons;
  expect(high?.getAttribute('aria-pressed')).toBe('true');
  if (critical) fireEvent.click(critical);
  expect(onSearch).toHaveBeenLastCalledWith(
    expect.objectContaining({ severity: 'critical,high', new_since: 'last_visit' }),
  );
  if (high) fireEvent.click(high);
  expect(onSearch.mock.lastCall?.[0]).not.toHaveProperty('severity');
});

it('marks all as seen', async () => {
  const data = { since: '2026-11-24T08:00:00.000Z', first_reports: [], seen: [], unseen: [] };
  calls.markFindingsSeen.mockResolvedValue({ data });
  open(left);
  fireEvent.click(screen.getByRole('button', { name: /^Mark all as seen/ }));
  await waitFor(() => expect(calls.markFindingsSeen).toHaveBeenCalledWith({ seen: true }));
});

it('names no time where there was no earlier visit', () => {
  open(null);
  expect(screen.queryByText(/^New to Parapet since/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});
