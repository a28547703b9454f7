import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { repositoryQueries } from '../api/repository-queries';
import { RepositorySelect } from './repository-select';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

/** The server's responses by search text, and the number of repositories. */
function open(
  answers: Readonly<Record<string, readonly string[]>>,
  total: number,
  chosen?: string,
) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  for (const [text, names] of Object.entries(answers))
    client.setQueryData<object>(repositoryQueries.named(text).queryKey, {
      data: names.map((nickname) => ({ id: nickname, attributes: { nickname } })),
      meta: { total: text === '' ? total : names.length },
    });
  const onSearch = vi.fn();
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RepositorySelect
          search={chosen === undefined ? {} : { repository: chosen }}
          onSearch={onSearch}
        />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return onSearch;
}

// The list is a popover, which the DOM of these tests keeps hidden.
const hidden = true;
const options = () =>
  screen.getAllByRole('option', { hidden }).map(({ textContent }) => textContent);
const choose = (name: string) => fireEvent.mouseDown(screen.getByRole('option', { name, hidden }));

it('says what a page is about, also where that repository is not in its list', () => {
  open({ '': ['ledger-api'] }, 1, 'gone');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('gone');
  expect(options()).toEqual(['All repositories', 'gone', 'ledger-api']);
});

it('finds by its name what is beyond the first of many', async () => {
  const onSearch = open({ '': ['api'], web: ['web'] }, 101);
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Repository' });
  expect(field.value).toBe('All repositories');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'web' } });
  await vi.waitFor(() => expect(options()).toEqual(['web']));
  choose('web');
  expect(onSearch).toHaveBeenLastCalledWith({ repository: 'web' });
});

it('leads back from one of many to all', async () => {
  const onSearch = open({ '': ['api'] }, 101, 'web');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Repository' });
  expect(field.value).toBe('web');
  fireEvent.focus(field);
  await vi.waitFor(() =>
    expect(options()).toEqual([
      'All repositories',
      'web',
      'api',
      'There are more: type to find them.',
    ]),
  );
  choose('All repositories');
  expect(onSearch).toHaveBeenLastCalledWith({});
});
