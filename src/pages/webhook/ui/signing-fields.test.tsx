import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { formOfWebhook, requestOfWebhook, type WebhookForm } from '../model/webhook-form';
import { SigningFields } from './signing-fields';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

let read: () => WebhookForm;

function Fields({ isSigned }: { isSigned: boolean }) {
  const form = useForm<WebhookForm, unknown, WebhookForm>({ defaultValues: formOfWebhook(null) });
  read = form.getValues;
  return (
    <I18nProvider i18n={i18n}>
      <SigningFields form={form} error={undefined} isSigned={isSigned} />
    </I18nProvider>
  );
}

it('generates a secret that can be copied this once', () => {
  render(<Fields isSigned={false} />);
  expect(screen.queryByRole('button', { name: 'Copy the secret' })).toBeNull();
  expect(screen.queryByLabelText('Stop signing calls')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Generate a secret' }));
  const input = screen.getByLabelText<HTMLInputElement>(/^Signing secret/);
  expect(input.value).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(screen.getByText('Copy the secret now. It can’t be viewed again.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy the secret' })).toBeDefined();
  expect(requestOfWebhook(read()).signing_secret).toBe(input.value);
});

it('ends the signing of what is signed', () => {
  render(<Fields isSigned />);
  expect(screen.getByText('A value is saved. Enter another to replace it.')).toBeDefined();
  expect(requestOfWebhook(read())).not.toHaveProperty('signing_secret');
  fireEvent.click(screen.getByLabelText('Stop signing calls'));
  expect(requestOfWebhook(read()).signing_secret).toBeNull();
});
