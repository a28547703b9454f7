import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { invalid, Problem } from '../../http/problem.ts';
import { refusal } from '../../http/refusals.ts';
import { OutgoingError } from '../../outgoing.ts';
import { readSecret } from '../../secret-store.ts';
import { contentTypes } from './payload.ts';
import {
  authenticationSecret,
  headerSecret,
  isSecretHeader,
  type StoredWebhook,
  type WebhookRequest,
} from './webhook-config.ts';

export type Delivery = { message: string; status: number; duration_ms: number };

const authorization = (
  { authentication: { type, username, header } }: StoredWebhook,
  secret: string,
): Record<string, string> => {
  if (type === 'basic')
    return {
      authorization: `Basic ${Buffer.from(`${username ?? ''}:${secret}`).toString('base64')}`,
    };
  if (type === 'bearer') return { authorization: `Bearer ${secret}` };
  if (type === 'api_key') return { [(header ?? 'x-api-key').toLowerCase()]: secret };
  return {};
};

/** Secrets of an unsaved form where it has them, the stored ones otherwise, but never a stored one to a new address. */
export const headersFor = async (
  deps: Deps,
  tx: Tx,
  clientId: string,
  webhook: StoredWebhook,
  form: WebhookRequest | undefined,
  sameAddress: boolean,
): Promise<Record<string, string>> => {
  const stored = async (name: string) =>
    sameAddress ? readSecret(deps, tx, { clientId, name }) : undefined;
  const headers: Record<string, string> = { 'content-type': contentTypes[webhook.dataType] };
  for (const { name, value } of webhook.headers) {
    const typed = form?.headers?.find((entry) => entry.name === name)?.value;
    const secret = isSecretHeader(name)
      ? typed === '' || typed === undefined
        ? await stored(headerSecret(name))
        : typed
      : value;
    if (secret !== undefined && secret !== null) headers[name.toLowerCase()] = secret;
  }
  const secret = form?.authentication?.secret ?? (await stored(authenticationSecret));
  return { ...headers, ...authorization(webhook, secret ?? '') };
};

const unsent = (error: unknown): Problem => {
  if (error instanceof OutgoingError && error.code === 'forbidden_address')
    return refusal(422, 'forbidden_address');
  if (error instanceof OutgoingError && error.code === 'bad_address')
    return invalid('url', 'not_a_web_address');
  return new Problem(502, 'webhook_failed', 'No response was received from webhook');
};

/** The specification's two messages: success, and what failed. */
export const deliver = async (
  deps: Deps,
  webhook: Pick<StoredWebhook, 'url' | 'method'>,
  headers: Record<string, string>,
  body: string,
): Promise<Delivery> => {
  const started = performance.now();
  const answer = await deps.outgoing
    .request(webhook.url, { method: webhook.method, headers, body, maxBytes: 1_000_000 })
    .catch((error: unknown) => {
      throw unsent(error);
    });
  if (answer.status < 200 || answer.status >= 300)
    throw refusal(502, 'webhook_refused', { status: answer.status });
  return {
    message: 'Successfully send webhook',
    status: answer.status,
    duration_ms: Math.round(performance.now() - started),
  };
};
