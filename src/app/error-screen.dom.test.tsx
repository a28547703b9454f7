import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorScreen } from './error-screen';

vi.mock('@/pages/error', () => {
  throw new Error('The code cannot be fetched.');
});
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ invalidate: vi.fn() }),
}));

it('says what is wrong in its own words where the error page cannot be fetched', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <ErrorScreen error={new Error('The network is gone.')} />
    </I18nProvider>,
  );
  expect(await screen.findByRole('heading', { name: /^Couldn’t reach the server/ })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
