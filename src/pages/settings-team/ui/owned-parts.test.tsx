import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { repositoryQueries } from '@/entities/repository';
import { getListRepositoryTagsQueryOptions } from '@/shared/api/generated/repositories';
import { OwnedParts } from './owned-parts';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const repository = (id: string) => ({ id, attributes: { nickname: `name of ${id}` } });

function open(where: string, total: number) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const set = (text: string, ids: readonly string[], of: number) =>
    client.setQueryData<object>(repositoryQueries.named(text).queryKey, {
      data: ids.map(repository),
      meta: { total: of },
    });
  set('', ['first', 'second'], total);
  set('web', ['web'], 1);
  client.setQueryData<object>(repositoryQueries.detail('beyond').queryKey, repository('beyond'));
  client.setQueryData<object>(getListRepositoryTagsQueryOptions().queryKey, { data: ['pci'] });
  const onChange = vi.fn();
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <OwnedParts parts={[{ where, path: 'src/' }]} onChange={onChange} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return onChange;
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name });

it('names a repository beyond those that a list has at once, and finds others by their name', async () => {
  const onChange = open('repository:beyond', 101);
  const where = await field('Repositories, entry 1');
  expect(Array.from(where.querySelectorAll('option'), ({ textContent }) => textContent)).toEqual([
    'Every repository',
    'One repository',
    'pci',
  ]);
  const found = await field('Repository, entry 1');
  await vi.waitFor(() => expect(found.value).toBe('name of beyond'));
  fireEvent.focus(found);
  fireEvent.change(found, { target: { value: 'web' } });
  const option = await screen.findByRole('option', { name: 'name of web', hidden: true });
  fireEvent.mouseDown(option);
  expect(onChange).toHaveBeenLastCalledWith([{ where: 'repository:web', path: 'src/' }]);
});

it('goes from a tag to the first repository, and lists all that fit', async () => {
  const onChange = open('tag:pci', 101);
  fireEvent.change(await field('Repositories, entry 1'), { target: { value: 'repository:' } });
  expect(onChange).toHaveBeenLastCalledWith([{ where: 'repository:first', path: 'src/' }]);
});

it('lists every repository where they fit', async () => {
  open('repository:second', 2);
  const where = await field('Repositories, entry 1');
  expect(where.value).toBe('repository:second');
  expect(screen.queryByRole('combobox', { name: 'Repository, entry 1' })).toBeNull();
});
