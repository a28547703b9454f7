import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { VerifyRegisterPage } from './verify-register-page';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const refusal = (status: number, detail: string) =>
  Response.json({ status, code: 'expired', title: 'Gone', detail }, { status });

/** Responds by "METHOD path" and records the calls. */
function open(answers: Record<string, () => Response>) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${address.replace(/^.*\/v1/, '')}`;
    calls.push(call);
    return answers[call]?.() ?? refusal(500, `unexpected ${call}`);
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <VerifyRegisterPage token="ptr_abc" /> }),
    history: createMemoryHistory(),
  });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return calls;
}

it('renews an expired link by the token of the link', async () => {
  const calls = open({
    'GET /verify-register/ptr_abc': () => refusal(410, 'This link has expired.'),
    'GET /resend-verification/ptr_abc': () => Response.json({ message: 'On its way.' }),
  });
  expect(await screen.findByText('User is not verified. Please try again')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText('Check your email')).toBeDefined();
  expect(calls).toContain('GET /resend-verification/ptr_abc');
});

it('leads the owner of a lost link to the email address', async () => {
  open({ 'GET /verify-register/ptr_abc': () => refusal(404, 'This link is not known.') });
  expect(await screen.findByRole('link', { name: 'Forgot password' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
});

it('says that the email is not verified when the link expires while the form is open', async () => {
  const calls = open({
    'GET /verify-register/ptr_abc': () =>
      Response.json({
        email: 'jo@acme.example',
        organization_name: 'Acme',
        role: 'developer',
        invited: true,
      }),
    'POST /accept-verification/ptr_abc': () => refusal(410, 'This link has expired.'),
  });
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'jo.acme' } });
  for (const field of document.querySelectorAll('input[type=password]'))
    fireEvent.change(field, { target: { value: 'correct horse battery staple' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Email is not verified. Please try again')).toBeDefined();
  expect(screen.getByText('This link has expired.')).toBeDefined();
  expect(calls).not.toContain('POST /verify-register/ptr_abc');
});

it.each([
  [true, 'Acme invited you as Admin. Your email is jo@acme.example.'],
  [false, 'You’re the first user of Acme. Your email is jo@acme.example.'],
])('says how the user came here (invited: %s)', async (invited, sentence) => {
  const invitation = { email: 'jo@acme.example', organization_name: 'Acme', role: 'admin' };
  open({ 'GET /verify-register/ptr_abc': () => Response.json({ ...invitation, invited }) });
  expect(await screen.findByText(sentence)).toBeDefined();
});
