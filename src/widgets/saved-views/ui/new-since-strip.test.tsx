import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { findingsVisitQuery } from '@/entities/finding';
import { NewSinceStrip } from './new-since-strip';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

function open(since: string | null) {
  const onSearch = vi.fn();
  const client = new QueryClient();
  client.setQueryData(findingsVisitQuery().queryKey, { data: { since } });
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <NewSinceStrip
          search={{ new_since: 'last_visit', status: 'open,in_progress' }}
          onSearch={onSearch}
        />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return onSearch;
}

it('says since when, and shows first reports too with one press', () => {
  const onSearch = open('2026-11-20T17:42:00.000Z');
  expect(screen.getByText(/^New to Parapet since .*2026/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show them too' }));
  expect(onSearch).toHaveBeenCalledWith({
    status: 'open,in_progress',
    date_range: '2026-11-20..',
  });
});

it('names no time where there was no earlier visit', () => {
  open(null);
  expect(screen.queryByText(/^New to Parapet since/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
