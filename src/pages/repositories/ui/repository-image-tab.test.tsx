import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Repository } from '@/entities/repository';
import { sessionKey } from '@/entities/session';
import { getGetContainerSpecQueryKey } from '@/shared/api/generated/scans';
import { getGetRepositoryResponseMock } from '@/shared/api/mocks/generated/repositories/repositories.msw';
import { getGetContainerSpecResponseMock } from '@/shared/api/mocks/generated/scans/scans.msw';
import { getGetSessionResponseMock } from '@/shared/api/mocks/generated/session/session.msw';
import { RepositoryImageTab } from './repository-image-tab';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const spec = {
  ...getGetContainerSpecResponseMock().data,
  platform: 'docker_hub',
  image: 'ledger-api',
  tag: '1.4.2',
  fields: { namespace: 'acme' },
};

function open() {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const { data } = getGetRepositoryResponseMock();
  const repositoryWith = (image: string | null): Repository => ({
    ...data,
    attributes: { ...data.attributes, image },
  });
  const save = async (change: Partial<Record<keyof typeof spec, unknown>>) => {
    const updated_at = '2026-11-29T10:00:00.000Z';
    client.setQueryData(getGetContainerSpecQueryKey(data.id), {
      data: { ...spec, updated_at, ...change },
    });
    await screen.findByText(/Last changed on Nov 29, 2026/);
  };
  client.setQueryData(sessionKey(), getGetSessionResponseMock());
  client.setQueryData(getGetContainerSpecQueryKey(data.id), { data: spec });
  const tab = (image: string | null) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RepositoryImageTab repository={repositoryWith(image)} onDirty={vi.fn()} />
      </QueryClientProvider>
    </I18nProvider>
  );
  const { rerender } = render(tab('ledger-api:1.4.2'));
  return { save, remove: () => rerender(tab(null)) };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('keeps what the user has typed when another user saves the image', async () => {
  const { save } = open();
  fireEvent.change(field('Namespace'), { target: { value: 'harbour' } });
  await save({ tag: '1.5.0' });
  expect(field('Namespace').value).toBe('harbour');
  expect(field('Tag').value).toBe('1.5.0');
});

it('keeps it when another user chooses another registry or removes the image', async () => {
  const { save, remove } = open();
  fireEvent.change(field('Namespace'), { target: { value: 'harbour' } });
  await save({ platform: 'aws_ecr', fields: {} });
  expect(field('Namespace').value).toBe('harbour');
  remove();
  expect(field('Namespace').value).toBe('harbour');
});
