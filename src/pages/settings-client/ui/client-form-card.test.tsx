import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { sessionKey } from '@/entities/session';
import { makeClient } from '@/shared/api/mocks/data/client';
import { getGetSessionResponseMock } from '@/shared/api/mocks/generated/session/session.msw';
import { ClientFormCard } from './client-form-card';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it.each([
  ['cyberoper', true],
  ['admin', false],
])('says to a %s why nothing can be changed: %s', (role, isReadOnly) => {
  const client = new QueryClient();
  client.setQueryData<object>(sessionKey(), { ...getGetSessionResponseMock(), role });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <ClientFormCard client={makeClient()} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect(screen.queryByText(/^Your role does not allow this/) !== null).toBe(isReadOnly);
  expect(screen.getByLabelText<HTMLInputElement>('Legal name').readOnly).toBe(isReadOnly);
});
