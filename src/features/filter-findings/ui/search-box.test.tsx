import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionKey } from '@/entities/session';
import { withQuerySyntax } from '../model/query-syntax';
import { SearchBox } from './search-box';

beforeEach(async () => {
  await new Promise<unknown>(withQuerySyntax);
  vi.useFakeTimers();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(() => vi.useRealTimers());

function open(search = {}, user?: { id: string }, Box = SearchBox) {
  const onSearch = vi.fn();
  const onRemoveLast = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  if (user) client.setQueryData(sessionKey(), user);
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <Box
          search={search}
          onSearch={onSearch}
          onRemoveLast={onRemoveLast}
          inputRef={createRef()}
        />
      </I18nProvider>
    </QueryClientProvider>,
  );
  const box = screen.getByRole('combobox');
  const type = (value: string) => {
    fireEvent.change(box, { target: { value } });
    act(() => void vi.advanceTimersByTime(500));
  };
  return { box, type, onSearch, onRemoveLast };
}

it('searches while it is typed, as one step back', () => {
  const { type, onSearch } = open({ tool: 'Trivy' });
  type('lo');
  type('log4j');
  expect(onSearch.mock.calls).toEqual([
    [{ tool: 'Trivy', q: 'lo' }, { replace: false }],
    [{ tool: 'Trivy', q: 'log4j' }, { replace: true }],
  ]);
});

it('is one step back where Enter comes before the syntax has arrived', async () => {
  vi.useRealTimers();
  vi.resetModules();
  vi.doMock('../model/lazy-search', async (original) => {
    await new Promise((pass) => setTimeout(pass, 400));
    return original();
  });
  const { SearchBox: fresh } = await import('./search-box');
  const { box, onSearch } = open({}, undefined, fresh);
  fireEvent.change(box, { target: { value: 'log4j' } });
  // The debounce is over, and the search waits for the syntax to load.
  await new Promise((pass) => setTimeout(pass, 150));
  fireEvent.keyDown(box, { key: 'Enter' });
  await new Promise((pass) => setTimeout(pass, 600));
  vi.doUnmock('../model/lazy-search');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ q: 'log4j' }, { replace: false });
});

it('waits for Enter where a filter is being written, then takes it out of the text', () => {
  const { box, type, onSearch } = open();
  type('severity:');
  type('severity:critical log4j');
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onSearch).toHaveBeenCalledExactlyOnceWith(
    { severity: 'critical', q: 'log4j' },
    { replace: false },
  );
});

it('removes the last filter by Backspace in the empty box', () => {
  const { box, onRemoveLast } = open({ tool: 'Trivy' });
  fireEvent.keyDown(box, { key: 'Backspace' });
  expect(onRemoveLast).toHaveBeenCalledOnce();
});

it('says what a mistyped filter was meant to be, and corrects it', async () => {
  vi.useRealTimers();
  const { onSearch } = open({ q: 'log4j severity:kritical' });
  fireEvent.click(await screen.findByRole('button', { name: 'severity:critical' }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith(
    { severity: 'critical', q: 'log4j' },
    { replace: false },
  );
});

it('offers the last searches of the user in an empty box, and forgets the one that is removed', async () => {
  localStorage.setItem(
    'parapet.draft.searches',
    JSON.stringify({ user: 'u1', searches: ['epss:>0.5', 'log4j'] }),
  );
  vi.useRealTimers();
  const { box, onSearch } = open({}, { id: 'u1' });
  fireEvent.focus(box);
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'Delete' });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['log4j']);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onSearch).toHaveBeenCalledWith({ q: 'log4j' }, { replace: false });
});
