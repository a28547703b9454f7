import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CodeForm } from './code-form';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

/** The server refuses each code with one of these error codes, in this order. */
function open(...refusals: string[]) {
  const answers = refusals.map((code) =>
    Response.json(
      { code, title: code, detail: code },
      { status: 422, headers: { 'content-type': 'application/problem+json' } },
    ),
  );
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(answers.shift())),
  );
  const onBack = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <CodeForm challenge="ptc_1" passkeys={false} onGrant={vi.fn()} onBack={onBack} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return {
    onBack,
    type: (code: string) =>
      fireEvent.change(screen.getByRole('textbox'), { target: { value: code } }),
  };
}

it('begins at the field, and goes on there after a wrong code', async () => {
  const { type } = open('invalid_code');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  type('000000');
  await screen.findByRole('alert');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole<HTMLInputElement>('textbox')),
  );
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
});

it('leads back to the password where no code helps any more', async () => {
  const { type, onBack } = open('challenge_over');
  type('000000');
  fireEvent.click(await screen.findByRole('button', { name: 'Log in again' }));
  expect(onBack).toHaveBeenCalledOnce();
  expect(screen.queryByRole('textbox')).toBeNull();
});
