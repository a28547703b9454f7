import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { repositoryPageSize, repositoryQueries } from '../api/repository-queries';
import { RepositorySelect } from './repository-select';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it('says what a page is about, also where that repository is not in its list', () => {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData<object>(
    repositoryQueries.list({ page_size: repositoryPageSize, sort_field: 'nickname', sort: 'asc' })
      .queryKey,
    { data: [{ id: '1', attributes: { nickname: 'ledger-api' } }], meta: { total: 1 } },
  );
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RepositorySelect search={{ repository: 'gone' }} onSearch={vi.fn()} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('gone');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'All repositories',
    'gone',
    'ledger-api',
  ]);
});
