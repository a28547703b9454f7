import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { findingQueries } from '@/entities/finding';
import { sessionKey } from '@/entities/session';
import { addRecentSearch } from '../model/recent-searches';
import { SearchBox } from './search-box';

beforeEach(() => {
  localStorage.clear();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

function open() {
  const onSearch = vi.fn();
  const inputRef = createRef<HTMLInputElement>();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const counted = (key: 'severity' | 'tool', search: object, value: string, count = 12) =>
    client.setQueryData(findingQueries.options(key, search, '').queryKey, {
      filter_key: key,
      options: [{ value, label: value, count }],
      counts_are_exact: true,
      truncated: false,
    });
  counted('tool', { q: 'sql' }, 'Trivy fs');
  counted('severity', {}, 'critical');
  counted('tool', {}, 'Trivy fs', 90);
  counted('tool', { severity: 'high' }, 'Trivy fs', 4);
  client.setQueryData(sessionKey(), { id: 'ana' });
  // The filters that may contain the word as a value.
  for (const typed of ['cri', 'to', 'sever', 'fix'])
    for (const key of ['severity', 'status', 'repository', 'tool'] as const)
      for (const search of [{}, { q: 'sql' }])
        client.setQueryData(findingQueries.options(key, search, typed).queryKey, {
          filter_key: key,
          options:
            typed === 'cri' && key === 'severity'
              ? [
                  { value: 'critical', label: 'critical', count: 'q' in search ? 3 : 12 },
                  { value: 'critical-not-there', label: 'critical-not-there', count: 0 },
                ]
              : [],
          counts_are_exact: true,
          truncated: false,
        });
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <SearchBox search={{}} onSearch={onSearch} onRemoveLast={vi.fn()} inputRef={inputRef} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search findings' });
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  return { box, type, onSearch };
}

it('suggests names, then values with their counts, by the keyboard', async () => {
  const { box, type, onSearch } = open();
  type('sql -to');
  const name = await screen.findByRole('option', { name: /^-tool: ?Tool$/ });
  expect(box.getAttribute('aria-expanded')).toBe('true');
  expect(box.getAttribute('aria-activedescendant')).toBeNull();
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(box.getAttribute('aria-activedescendant')).toBe(name.id);
  fireEvent.keyDown(box, { key: 'Tab' });
  expect(box.value).toBe('sql -tool:');
  await vi.waitFor(() => expect(onSearch.mock.lastCall?.[0]).toEqual({ q: 'sql' }));
  await screen.findByRole('option', { name: /^Trivy fs ?12$/ });
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onSearch.mock.lastCall?.[0]).toEqual({ q: 'sql', not: 'tool:Trivy fs' });
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('counts values with the filters that are typed before them', async () => {
  const { type } = open();
  type('tool:');
  await screen.findByRole('option', { name: /^Trivy fs ?90$/ });
  type('severity:high tool:');
  await screen.findByRole('option', { name: /^Trivy fs ?4$/ });
});

it('takes an option by a click, and keeps what is typed where none is reached', async () => {
  const { box, type, onSearch } = open();
  type('sever');
  fireEvent.click(await screen.findByRole('option', { name: /^severity: ?Severity$/ }));
  expect(box.value).toBe('severity:');
  expect(onSearch.mock.lastCall?.[0]).toEqual({});
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box.value).toBe('severity:');
  type('fix');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onSearch.mock.lastCall?.[0]).toEqual({ q: 'fix' });
});

it('suggests the filters that a plain word is a value of, counted without the word', async () => {
  const { box, type, onSearch } = open();
  type('sql cri');
  // Three of the findings that match "sql"; values without matches are not offered.
  await screen.findByRole('option', { name: /^severity: Critical ?3$/ });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onSearch.mock.lastCall?.[0]).toEqual({ q: 'sql', severity: 'critical' });
});

it('says how many match what is typed, and offers what leaves some of them', async () => {
  const answers: Readonly<Record<string, number>> = { kev: 2, priority: 40, not: 0 };
  vi.stubGlobal('fetch', (url: string, init?: { body?: string }) => {
    if (!url.includes('/findings/counts'))
      return Promise.resolve(Response.json({ data: { since: null, until: null } }));
    const { filters } = JSON.parse(init?.body ?? '{}') as {
      filters: Record<string, string>[];
    };
    return Promise.resolve(
      Response.json({
        data: filters.map((one) => {
          const added = Object.keys(one).find((key) => key in answers);
          return { total: added ? answers[added] : 40, total_is_exact: true };
        }),
      }),
    );
  });
  const { box, type, onSearch } = open();
  type('severity:high to');
  await screen.findByText('40 findings match so far');
  // A filter with the same count does not narrow, and one with zero matches is useless.
  const narrower = within(screen.getByRole('group', { name: 'Then narrow by' }));
  expect(narrower.getAllByRole('option').map((one) => one.textContent)).toEqual(['is:kev2']);
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onSearch.mock.lastCall?.[0]).toEqual({ severity: 'high', kev: 'true' });
  vi.unstubAllGlobals();
});

it('leaves out the option that the arrows reached by a minus, which is a letter elsewhere', async () => {
  const { box, type, onSearch } = open();
  type('sql cri');
  await screen.findByRole('option', { name: /^severity: Critical ?3$/ });
  expect(fireEvent.keyDown(box, { key: '-' })).toBe(true);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(fireEvent.keyDown(box, { key: '-' })).toBe(false);
  expect(onSearch.mock.lastCall?.[0]).toEqual({ q: 'sql', not: 'severity:critical' });
});

it('has the last searches with what is typed beside the suggestions', async () => {
  addRecentSearch('ana', 'severity:critical is:kev');
  addRecentSearch('ana', 'log4j');
  const { box, type, onSearch } = open();
  type('cri');
  await screen.findByRole('option', { name: /^severity: Critical ?12$/ });
  const recent = within(screen.getByRole('group', { name: 'Recent searches' }));
  expect(recent.getAllByRole('option').map((one) => one.textContent)).toEqual([
    'severity:critical is:kev',
  ]);
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onSearch.mock.lastCall?.[0]).toEqual({ severity: 'critical', kev: 'true' });
});

it('takes the nearest word for an unknown one by Alt Enter', async () => {
  const { box, type, onSearch } = open();
  type('severty:high sql ');
  await screen.findByText(/Did you mean/);
  fireEvent.keyDown(box, { key: 'Enter', altKey: true });
  expect(onSearch.mock.lastCall?.[0]).toEqual({ q: 'sql', severity: 'high' });
});
