import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToasts, ToastRegion } from '@/shared/ui/toast';
import { WebhookPreviewCard } from './webhook-preview-card';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

afterEach(clearToasts);

const problem = (code: string, detail: string) =>
  Response.json({ status: 502, code, title: 'Webhook', detail }, { status: 502 });

/** Clicks "Send test" with this server response. */
function sendTest(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () => answer());
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <WebhookPreviewCard read={() => ({ name: 'Tickets', url: 'https://t.example/in' })} />
        <ToastRegion />
      </QueryClientProvider>
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send test' }));
}

it('says what the webhook answered, not that it was silent', async () => {
  sendTest(() => problem('webhook_refused', 'The webhook responded with status 500.'));
  expect(await screen.findByText('Send webhook failed')).toBeDefined();
  expect(screen.getByText('The webhook responded with status 500.')).toBeDefined();
  expect(screen.queryByText('No response was received from webhook')).toBeNull();
});

it.each([
  ['the webhook is silent', () => problem('webhook_failed', 'No response')],
  ['the server is', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says that there was no response when %s', async (_who, answer) => {
  sendTest(answer);
  expect(await screen.findByText('No response was received from webhook')).toBeDefined();
});

it('says that it was sent', async () => {
  sendTest(() =>
    Response.json({
      body: '{}',
      content_type: 'application/json',
      delivery: { message: 'Successfully send webhook', status: 200, duration_ms: 3 },
    }),
  );
  expect(await screen.findByText('Successfully send webhook')).toBeDefined();
});
