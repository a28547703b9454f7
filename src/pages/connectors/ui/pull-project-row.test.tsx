import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { repositoryQueries } from '@/entities/repository';
import { PullProjectRow } from './pull-project-row';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const repository = (id: string) => ({ id, attributes: { nickname: `name of ${id}` } });

it('takes a repository beyond the first of many, but none of another project', async () => {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  for (const [text, ids] of [
    ['', ['first']],
    ['web', ['web', 'webhook']],
  ] as const)
    client.setQueryData<object>(repositoryQueries.named(text).queryKey, {
      data: ids.map(repository),
      meta: { total: text === '' ? 101 : ids.length },
    });
  const onChoose = vi.fn();
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <PullProjectRow
          project={{ id: '1', name: 'shop' }}
          mapping={undefined}
          repositoryId=""
          proposed={undefined}
          choices={[]}
          hasMore
          taken={new Set(['webhook'])}
          disabled={false}
          onChoose={onChoose}
          onDrop={vi.fn()}
        />
      </QueryClientProvider>
    </I18nProvider>,
  );
  const field = await screen.findByRole('combobox', { name: 'Repository for shop' });
  const choose = async (name: string) => {
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'web' } });
    fireEvent.mouseDown(await screen.findByRole('option', { name, hidden: true }));
  };
  await choose('name of webhook');
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('Already used by another project');
  await choose('name of web');
  expect(onChoose).toHaveBeenLastCalledWith('web');
  expect(screen.queryByRole('alert')).toBeNull();
});
