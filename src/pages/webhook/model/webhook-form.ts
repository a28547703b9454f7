import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { WebhookConfig, WebhookRequest } from '@/shared/api/generated/model';
import { webhookRequestSchema } from '@/shared/api/generated/forms/webhook';
import { webAddress } from '@/shared/lib/form';

export const webhookFields = [
  'title',
  'severity',
  'status',
  'file_path',
  'line',
  'description',
  'date',
  'tool',
  'cve',
  'cwe',
] as const;
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const headerOf = (line: string) => {
  const at = line.indexOf(':');
  return { name: line.slice(0, at), value: line.slice(at + 1).trim() };
};

const {
  name,
  url,
  method,
  dataType,
  authentication,
  headers,
  template,
  signing_secret: signing,
} = webhookRequestSchema.entries;

export const webhookSchema = v.object({
  name,
  url: webAddress(url),
  method,
  dataType,
  authentication: authentication.entries.type,
  username: authentication.entries.username,
  header: authentication.entries.header,
  secret: authentication.entries.secret,
  signing_secret: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => text === '' || v.is(signing, text),
      () => i18n._(msg`Enter “whsec_” and at least 24 bytes in Base64, or generate a secret.`),
    ),
  ),
  stop_signing: v.boolean(),
  headers: v.pipe(
    v.string(),
    v.check(
      (text) => v.is(headers, lines(text).map(headerOf)),
      () => i18n._(msg`One header per line, as “Name: value”.`),
    ),
  ),
  template_enabled: template.entries.enabled,
  template: template.entries.body,
});

export type WebhookForm = v.InferOutput<typeof webhookSchema>;

/** The specification's defaults: POST, JSON, no authentication, template on. */
export const formOfWebhook = (config: WebhookConfig | null): WebhookForm => ({
  name: config?.name ?? '',
  url: config?.url ?? '',
  method: config?.method ?? 'POST',
  dataType: config?.dataType ?? 'json',
  authentication: config?.authentication.type ?? 'none',
  username: config?.authentication.username ?? '',
  header: config?.authentication.header ?? '',
  secret: '',
  signing_secret: '',
  stop_signing: false,
  headers: (config?.headers ?? []).map(({ name, value }) => `${name}: ${value ?? ''}`).join('\n'),
  template_enabled: config?.template.enabled ?? true,
  template: config?.template.body ?? '',
});

export const requestOfWebhook = (form: WebhookForm): WebhookRequest => ({
  name: form.name,
  url: form.url,
  method: form.method,
  dataType: form.dataType,
  authentication: {
    type: form.authentication,
    username: form.username || null,
    header: form.header || null,
    ...(form.secret !== '' && { secret: form.secret }),
  },
  headers: lines(form.headers).map(headerOf),
  template: { enabled: form.template_enabled, body: form.template },
  fields: [...webhookFields],
  // An entered secret replaces the stored one, whatever the switch is set to.
  ...(form.signing_secret === ''
    ? form.stop_signing && { signing_secret: null }
    : { signing_secret: form.signing_secret }),
});

/** A secret in the format of Standard Webhooks: 32 random bytes. */
export const createSigningSecret = (): string =>
  `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`;
