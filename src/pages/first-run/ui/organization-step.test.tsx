import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clientQuery } from '@/entities/client';
import { getGetClientSetupQueryKey } from '@/shared/api/generated/client';
import { getGetNotificationSettingsQueryKey } from '@/shared/api/generated/notifications';
import { getGetNotificationSettingsResponseMock } from '@/shared/api/mocks/generated/notifications/notifications.msw';
import { OrganizationStep } from './organization-step';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const open = (name: string, isNamed: boolean) => {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(clientQuery().queryKey, {
    token: `e30.${btoa(JSON.stringify({ organization_name: name, version: 1 }))}.`,
  });
  client.setQueryData<object>(getGetClientSetupQueryKey(), {
    data: [{ step: 'name', done: isNamed }],
  });
  client.setQueryData(
    getGetNotificationSettingsQueryKey(),
    getGetNotificationSettingsResponseMock(),
  );
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <OrganizationStep onNext={vi.fn()} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>('Organisation');
};

it('does not suggest the name that every installation begins with', () => {
  expect(open('My organisation', false).value).toBe('');
});

it('shows the name that the organisation has', () => {
  expect(open('Harbour Ledger', true).value).toBe('Harbour Ledger');
});

it('asks for a name before it goes on', async () => {
  open('My organisation', false);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('This field is required.')).toBeDefined();
});
