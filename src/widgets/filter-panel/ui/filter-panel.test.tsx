import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { findingQueries, type FindingsSearch } from '@/entities/finding';
import { FilterPanel } from './filter-panel';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

/** Requests stay pending until `count` answers them. */
function open() {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const count = (key: 'repository' | 'repository_tag' | 'branch', search: object, n: number) =>
    client.setQueryData(findingQueries.options(key, search, '').queryKey, {
      filter_key: key,
      options: Array.from({ length: n }, (_, at) => ({
        value: `${key} ${at}`,
        label: `${key} ${at}`,
        count: 1,
      })),
      counts_are_exact: true,
      truncated: false,
    });
  const panel = (search: FindingsSearch) => (
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <FilterPanel search={search} onSearch={vi.fn()} />
      </I18nProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(panel({}));
  return { count, show: (search: FindingsSearch) => rerender(panel(search)) };
}

const critical = () => screen.queryByRole('checkbox', { name: /Critical/ });

it('shows what is below once the options above have their places', async () => {
  const { count } = open();
  count('repository', {}, 2);
  count('repository_tag', {}, 0);
  await screen.findByText('Nothing to choose from');
  expect(critical()).toBeNull();
  count('branch', {}, 1);
  await vi.waitFor(() => expect(critical()).not.toBeNull());
});

it('does not keep what is below from a user whose server is slow', async () => {
  open();
  expect(critical()).toBeNull();
  await vi.waitFor(() => expect(critical()).not.toBeNull(), { timeout: 20_000 });
});

it('keeps the places of options that another filter takes away', async () => {
  const { count, show } = open();
  count('repository', {}, 5);
  count('repository', { severity: 'critical' }, 1);
  const places = () => {
    const filter = screen.getByRole('group', { name: 'Repository' });
    return {
      options: within(filter).queryAllByRole('checkbox').length,
      kept: filter.querySelectorAll('[data-kept]').length,
    };
  };
  await vi.waitFor(() => expect(places()).toEqual({ options: 3, kept: 0 }));
  show({ severity: 'critical' });
  // Two options and “2 more”.
  await vi.waitFor(() => expect(places()).toEqual({ options: 1, kept: 3 }));
});
