import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { WebhookWizard } from './webhook-wizard';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));

it('begins each step at its first field, also where the pressed button is gone', async () => {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <WebhookWizard config={null} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Tickets' } });
  fireEvent.change(screen.getByLabelText('Address'), {
    target: { value: 'https://tickets.example/in' },
  });
  goOn();
  await vi.waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Authentication' })).toBe(document.activeElement),
  );
  goOn();
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Headers' }));
  goOn();
  await screen.findByRole('button', { name: 'Save webhook' });
  expect(document.activeElement).toBe(
    screen.getByRole('switch', { name: 'Use a custom template' }),
  );
});
