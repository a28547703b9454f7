import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { GoogleButton } from './google-button';

it.each([['large', 40], ['medium', 32], ['small', 20]] as const)('is %s with %i px, and has loaded nothing of Google', (size, height) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <GoogleButton size={size} onResult={vi.fn()} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  expect(Number.parseFloat(screen.getByRole('button').style.minHeight) * 16).toBe(height);
  expect(document.querySelector('script[src*="google"]')).toBeNull();
});
