import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { WebhookConfig, WebhookRequest } from '@/shared/api/generated/model';
import { required } from '@/shared/lib/form';

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
const header = /^[\w!#$%&'*+.^`|~-]+:\s*.*$/;
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const webhookSchema = v.object({
  name: required(100),
  url: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^https?:\/\/\S+$/, () => i18n._(msg`Write the whole address, with https://.`)),
  ),
  method: v.picklist(['POST', 'PUT', 'PATCH']),
  dataType: v.picklist(['json', 'xml', 'text', 'form']),
  authentication: v.picklist(['none', 'basic', 'bearer', 'api_key']),
  username: v.string(),
  header: v.string(),
  secret: v.string(),
  headers: v.pipe(
    v.string(),
    v.check(
      (text) => lines(text).every((line) => header.test(line)),
      () => i18n._(msg`One header a line, as “Name: value”.`),
    ),
  ),
  template_enabled: v.boolean(),
  template: v.pipe(v.string(), v.maxLength(20_000)),
});

export type WebhookForm = v.InferOutput<typeof webhookSchema>;

/** Defaults of the specification: POST, JSON, no authentication, template on. */
export const formOfWebhook = (config: WebhookConfig | null): WebhookForm => ({
  name: config?.name ?? '',
  url: config?.url ?? '',
  method: config?.method ?? 'POST',
  dataType: config?.dataType ?? 'json',
  authentication: config?.authentication.type ?? 'none',
  username: config?.authentication.username ?? '',
  header: config?.authentication.header ?? '',
  secret: '',
  headers: (config?.headers ?? []).map(({ name, value }) => `${name}: ${value ?? ''}`).join('\n'),
  template_enabled: config?.template.enabled ?? true,
  template: config?.template.body ?? '',
});

const headerOf = (line: string) => {
  const at = line.indexOf(':');
  return { name: line.slice(0, at), value: line.slice(at + 1).trim() };
};

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
});
