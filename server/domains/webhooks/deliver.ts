import type { Tx } from '../../platform/db/connect.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid, Problem } from '../../platform/http/problem.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { OutgoingError } from '../../platform/outgoing/outgoing.ts';
import { findSecret } from '../../platform/secrets/secret-store.ts';
import { contentTypes } from './payload.ts';
import { signCall } from './sign.ts';
import {
  authenticationSecret,
  headerSecret,
  isSecretHeader,
  signingSecret,
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

/**
 * Prefers the secrets of an unsaved form, then the stored ones.
 *
 * @param body the signed text, if there is a secret for it
 * @param sameOrigin whether the stored secrets were entered for the webhook's origin
 */
export const buildHeaders = async (
  deps: Deps,
  tx: Tx,
  clientId: string,
  webhook: StoredWebhook,
  body: string,
  form: WebhookRequest | undefined,
  sameOrigin: boolean,
): Promise<Record<string, string>> => {
  const stored = async (name: string) =>
    sameOrigin ? findSecret(deps, tx, { clientId, name }) : undefined;
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
  const signing =
    form?.signing_secret === undefined ? await stored(signingSecret) : form.signing_secret;
  return {
    ...headers,
    ...authorization(webhook, secret ?? ''),
    ...(signing && signCall(signing, body, deps.now())),
  };
};

const toDeliveryProblem = (error: unknown): Problem => {
  if (error instanceof OutgoingError && error.code === 'forbidden_address')
    return createProblem(422, 'forbidden_address');
  if (error instanceof OutgoingError && error.code === 'bad_address')
    return invalid('url', 'not_a_web_address');
  return new Problem(502, 'webhook_failed', 'No response was received from webhook');
};

/** Returns one of the specification's two messages: success, or the reason of the failure. */
export const deliverWebhook = async (
  deps: Deps,
  webhook: Pick<StoredWebhook, 'url' | 'method'>,
  headers: Record<string, string>,
  body: string,
): Promise<Delivery> => {
  const started = performance.now();
  const answer = await deps.outgoing
    .request(webhook.url, { method: webhook.method, headers, body, maxBytes: 1_000_000 })
    .catch((error: unknown) => {
      throw toDeliveryProblem(error);
    });
  if (answer.status < 200 || answer.status >= 300)
    throw createProblem(502, 'webhook_refused', { status: answer.status });
  return {
    message: 'Successfully send webhook',
    status: answer.status,
    duration_ms: Math.round(performance.now() - started),
  };
};
