import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { repositoryQueries } from '@/entities/repository';
import { newestScansQuery, pipelineStepQuery } from '../api/first-run-queries';
import { PipelineStep } from './pipeline-step';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it('writes the pipeline of a repository beyond the first of many', async () => {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  for (const [text, names] of [
    ['', ['api']],
    ['web', ['web-shop']],
  ] as const)
    client.setQueryData<object>(repositoryQueries.named(text).queryKey, {
      data: names.map((nickname) => ({ id: nickname, attributes: { nickname } })),
      meta: { total: text === '' ? 101 : names.length },
    });
  client.setQueryData<object>(newestScansQuery().queryKey, []);
  client.setQueryData<object>(pipelineStepQuery().queryKey, {
    data: [{ step: 'pipeline', done: true, what: 'CI' }],
  });
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <PipelineStep onBack={vi.fn()} onFinish={vi.fn()} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Repository' });
  expect(field.value).toBe('api');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'web' } });
  fireEvent.mouseDown(await screen.findByRole('option', { name: 'web-shop', hidden: true }));
  await vi.waitFor(() => expect(container.textContent).toContain('upload_scan/web-shop'));
});
