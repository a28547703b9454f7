// Tests the connection to an AI service with a request for one token, without any of the
// organization's data.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { OutgoingError } from '../../../platform/outgoing/outgoing.ts';
import { isSameOrigin } from '../../../platform/secrets/secret-origin.ts';
import { type Metered, recordCall } from '../usage/meter.ts';
import { findSecret } from '../../../platform/secrets/secret-store.ts';
import { parseJson } from './answer.ts';
import { getModel, getTokens } from './completion.ts';
import { getAiConfiguration, remediatorKey, validationKey } from '../../organization/index.ts';

export type AiServiceConfig = {
  type: 'azure' | 'openai';
  baseUrl: string;
  deployment: string;
  version: string | null;
  apiKey: string;
};
export type ConnectionResult = components['schemas']['ConnectionResult'];

export const chatRequest = (
  { type, baseUrl, deployment, version, apiKey }: AiServiceConfig,
  messages: readonly { role: string; content: string }[],
  maxTokens: number,
) => {
  const base = baseUrl.replace(/\/+$/, '');
  const azure = type === 'azure';
  return {
    url: azure
      ? `${base}/openai/deployments/${encodeURIComponent(deployment)}/chat/completions?api-version=${encodeURIComponent(version ?? '')}`
      : `${base}/chat/completions`,
    request: {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(azure ? { 'api-key': apiKey } : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        ...(azure ? {} : { model: deployment }),
        messages,
        max_tokens: maxTokens,
      }),
    },
  };
};

type Outcome = ConnectionResult['code'];

const sentences: Readonly<Record<Outcome, string>> = {
  answers: 'The service answers.',
  key_refused: 'The service rejected the key.',
  deployment_unknown: 'The service doesn’t recognise this deployment or address.',
  quota_used_up: 'The service responds, but its quota is used up.',
  unexpected_status: 'The service answered with an unexpected status.',
  timeout: 'The service took too long to respond.',
  unreachable: 'Couldn’t reach the service.',
  forbidden_address:
    'This address is inside the network. The operator can allow it with PARAPET_ALLOWED_ADDRESSES.',
  bad_address: 'Enter an http(s) address.',
  too_large: 'The response is too large for an AI service.',
  address_missing: 'The address is missing.',
  deployment_missing: 'The deployment name is missing.',
  key_missing: 'The key is missing.',
  key_needed_again: 'The URL changed. Enter the key again.',
};

const resultOf = (
  code: Outcome,
  { status = null, latency = null }: { status?: number | null; latency?: number | null } = {},
): ConnectionResult => ({
  ok: code === 'answers',
  code,
  status,
  message: sentences[code],
  latency_ms: latency,
});

const outcomeOf = (status: number): Outcome => {
  if (status >= 200 && status < 300) return 'answers';
  if (status === 401 || status === 403) return 'key_refused';
  if (status === 404) return 'deployment_unknown';
  return status === 429 ? 'quota_used_up' : 'unexpected_status';
};

/**
 * Tests are recorded but never blocked by the budget: they cost a few tokens and are needed for
 * setup.
 */
const recordTest = async (
  deps: Deps,
  metered: Pick<Metered, 'clientId' | 'service'>,
  service: AiServiceConfig,
  text: string,
): Promise<void> => {
  const answer = parseJson(text);
  const tokens = getTokens(answer);
  await inTenant(deps.db, { clientId: metered.clientId }, (tx) =>
    recordCall(
      tx,
      { ...metered, purpose: 'connection_test', provider: service.type },
      {
        model: getModel(answer, service.deployment),
        tokens: tokens ?? { input: 10, output: 5 },
        isEstimated: !tokens,
      },
      deps.now(),
    ),
  );
};

const checkAiService = async (
  deps: Deps,
  metered: Pick<Metered, 'clientId' | 'service'>,
  service: AiServiceConfig,
): Promise<ConnectionResult> => {
  const { url, request } = chatRequest(service, [{ role: 'user', content: 'Answer with OK.' }], 5);
  const started = performance.now();
  const answer = await deps.outgoing
    .request(url, { ...request, timeoutMs: 20_000, maxBytes: 200_000 })
    .catch((error: unknown) => (error instanceof OutgoingError ? error.code : 'unreachable'));
  if (typeof answer === 'string') return resultOf(answer);
  const { status, text } = answer;
  const latency = Math.round(performance.now() - started);
  const outcome = outcomeOf(status);
  if (outcome === 'answers') await recordTest(deps, metered, service, text);
  return resultOf(outcome, { status, latency });
};

type Fields = {
  apiKey?: string | null | undefined;
  baseUrl?: string | null | undefined;
  deployment?: string | null | undefined;
  version?: string | null | undefined;
  type?: 'azure' | 'openai' | undefined;
};

/** Uses the form's values; missing ones come from the stored settings. */
const merged = (given: Fields, stored: Required<Fields>): AiServiceConfig | Outcome => {
  const baseUrl = given.baseUrl ?? stored.baseUrl;
  const deployment = given.deployment ?? stored.deployment;
  const apiKey = given.apiKey ?? stored.apiKey;
  if (!baseUrl) return 'address_missing';
  if (!deployment) return 'deployment_missing';
  if (!apiKey) return 'key_missing';
  // Otherwise a user could send the stored key, which no user may read, to an arbitrary address.
  if (!given.apiKey && !isSameOrigin(stored.baseUrl, baseUrl)) return 'key_needed_again';
  return {
    type: given.type ?? stored.type ?? 'azure',
    baseUrl,
    deployment,
    apiKey,
    version: given.version ?? stored.version ?? null,
  };
};

const attempt = (
  deps: Deps,
  metered: Pick<Metered, 'clientId' | 'service'>,
  service: AiServiceConfig | Outcome,
): Promise<ConnectionResult> =>
  typeof service === 'string'
    ? Promise.resolve(resultOf(service))
    : checkAiService(deps, metered, service);

const stored = (deps: Deps, who: Principal) =>
  inTenant(deps.db, who, async (tx) => ({
    configuration: await getAiConfiguration(tx, who.clientId),
    remediator: await findSecret(deps, tx, { clientId: who.clientId, name: remediatorKey }),
    validation: await findSecret(deps, tx, { clientId: who.clientId, name: validationKey }),
  }));

export const testRemediator = async (
  deps: Deps,
  who: Principal,
  given: components['schemas']['RemediatorInput'] = {},
): Promise<ConnectionResult> => {
  const {
    configuration: { remediator: r },
    remediator,
  } = await stored(deps, who);
  return attempt(
    deps,
    { clientId: who.clientId, service: 'remediator' },
    merged(
      {
        apiKey: given.api_key,
        baseUrl: given.base_url,
        deployment: given.deployment_name,
        version: given.version,
        type: given.type,
      },
      {
        apiKey: remediator,
        baseUrl: r.base_url,
        deployment: r.deployment_name,
        version: r.version,
        type: r.type,
      },
    ),
  );
};

export const testValidation = async (
  deps: Deps,
  who: Principal,
  given: components['schemas']['ValidationInput'] = {},
): Promise<ConnectionResult> => {
  const {
    configuration: { validation: v },
    validation,
  } = await stored(deps, who);
  return attempt(
    deps,
    { clientId: who.clientId, service: 'validation' },
    merged(
      {
        apiKey: given.openai_api_key,
        baseUrl: given.openai_base_url,
        deployment: given.openai_deployment_name,
        version: given.openai_version,
        type: given.openai_type,
      },
      {
        apiKey: validation,
        baseUrl: v.openai_base_url,
        deployment: v.openai_deployment_name,
        version: v.openai_version,
        type: v.openai_type,
      },
    ),
  );
};
