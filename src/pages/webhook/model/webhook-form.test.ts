import { i18n } from '@lingui/core';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createSigningSecret,
  formOfWebhook,
  requestOfWebhook,
  webhookSchema,
} from './webhook-form';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('the webhook', () => {
  it('begins with the defaults of the specification', () => {
    expect(formOfWebhook(null)).toMatchObject({
      method: 'POST',
      dataType: 'json',
      authentication: 'none',
      template_enabled: true,
    });
  });

  it('sends its headers one by one and keeps a secret that was not replaced', () => {
    const form = {
      ...formOfWebhook(null),
      name: 'Desk',
      url: 'https://tickets.acme.example/hook',
      headers: 'X-Team: security\n\nX-Time: 10:30',
      authentication: 'bearer' as const,
    };
    const request = requestOfWebhook(form);
    expect(request.headers).toEqual([
      { name: 'X-Team', value: 'security' },
      { name: 'X-Time', value: '10:30' },
    ]);
    expect(request.authentication).toEqual({ type: 'bearer', username: null, header: null });
    expect(requestOfWebhook({ ...form, secret: 's' }).authentication).toMatchObject({
      secret: 's',
    });
  });

  it('keeps the signing secret unless it is replaced, or signing ends', () => {
    const form = formOfWebhook(null);
    expect(requestOfWebhook(form)).not.toHaveProperty('signing_secret');
    expect(requestOfWebhook({ ...form, stop_signing: true }).signing_secret).toBeNull();
    const [one, other] = [createSigningSecret(), createSigningSecret()];
    expect(one).not.toBe(other);
    const replaced = { ...form, name: 'Desk', url: 'https://a.example', signing_secret: one };
    expect(v.is(webhookSchema, replaced)).toBe(true);
    expect(requestOfWebhook({ ...replaced, stop_signing: true }).signing_secret).toBe(one);
  });

  it.each([
    { url: 'tickets.acme.example' },
    { name: ' ' },
    { headers: 'no colon' },
    { signing_secret: 'whsec_short' },
  ])('refuses %o', (wrong) => {
    const form = {
      ...formOfWebhook(null),
      name: 'Desk',
      url: 'https://tickets.acme.example/hook',
    };
    expect(v.safeParse(webhookSchema, form).success).toBe(true);
    expect(v.safeParse(webhookSchema, { ...form, ...wrong }).success).toBe(false);
  });
});
