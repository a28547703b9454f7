import { i18n } from '@lingui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/shared/api/api-error';
import { type Credentials, usePasswordForm } from './use-password-form';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

function Fields({ send }: { send: (credentials: Credentials) => Promise<unknown> }) {
  const { watch, errorOf, shell } = usePasswordForm(send);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        shell.onSubmit(event);
      }}
    >
      <input aria-label="name" {...watch('username')} />
      <input aria-label="password" {...watch('password')} />
      <input aria-label="remember" type="checkbox" name="remember" />
      <output>
        {JSON.stringify({
          username: errorOf('username'),
          password: errorOf('password'),
          error: shell.error?.title,
          listed: shell.problems.length,
        })}
      </output>
      <button type="submit">go</button>
    </form>
  );
}

function open(send: (credentials: Credentials) => Promise<unknown>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Fields send={send} />
    </QueryClientProvider>,
  );
  const state = () => JSON.parse(screen.getByRole('status').textContent) as Record<string, unknown>; // written by the form above
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return { state, fill, go: () => fireEvent.click(screen.getByRole('button')) };
}

it('says at a field that is left empty what is missing, and takes it back as soon as it is there', () => {
  const { state, fill } = open(vi.fn());
  fireEvent.blur(screen.getByLabelText('name'));
  expect(state()).toMatchObject({ username: 'This field is required.', listed: 0 });
  fill('name', 'a');
  expect(state()).not.toHaveProperty('username');
});

it('sends nothing incomplete, lists what is missing and goes to the first of it', () => {
  const send = vi.fn();
  const { state, go } = open(send);
  go();
  expect(send).not.toHaveBeenCalled();
  expect(state()).toMatchObject({ listed: 2 });
  expect(document.activeElement).toBe(screen.getByLabelText('name'));
});

it('sends the name without spaces around it and the password as it was typed', async () => {
  const send = vi.fn(async () => undefined);
  const { fill, go } = open(send);
  fill('name', ' ada@acme.example ');
  fill('password', ' with a space ');
  fireEvent.click(screen.getByLabelText('remember'));
  go();
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]).toEqual(
    expect.arrayContaining([
      { username: 'ada@acme.example', password: ' with a space ', remember: true },
    ]),
  );
});

it('shows what the server finds wrong, at the field that it names, and keeps what was typed', async () => {
  const refusal = new ApiError({
    status: 422,
    code: 'invalid',
    title: 'Not accepted',
    detail: [{ msg: 'is blocked', loc: ['body', 'username'] }],
  });
  const { state, fill, go } = open(() => Promise.reject(refusal));
  fill('name', 'ada');
  fill('password', 'secret');
  go();
  await waitFor(() =>
    expect(state()).toMatchObject({ username: 'is blocked', error: 'Nothing was saved' }),
  );
  expect(screen.getByLabelText('password')).toHaveProperty('value', 'secret');
});
