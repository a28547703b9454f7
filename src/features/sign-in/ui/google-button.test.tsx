import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { GoogleButton } from './google-button';

it.each([
  ['large', 40],
  ['medium', 32],
  ['small', 20],
] as const)('is %s with %i px, and has loaded nothing of Google', (size, height) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <GoogleButton size={size} onResult={vi.fn()} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  expect(Number.parseFloat(within(container).getByRole('button').style.minHeight) * 16).toBe(
    height,
  );
  expect(document.querySelector('script[src*="google"]')).toBeNull();
});
