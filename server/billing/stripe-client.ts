// The one way to Stripe: its own package over the guarded client. Whatever comes back is checked before anybody uses it; what is refused,
// late or not understood becomes a Problem.
import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Deps } from '../deps.ts';
import { notFound, type Problem } from '../http/problem.ts';
import { refusal } from '../http/refusals.ts';
import { fetchThrough } from '../outgoing-fetch.ts';
import { jsonOf } from '../runtime/json.ts';

const timeoutMs = 20_000;

const unreadable = () =>
  Response.json(
    { error: { type: 'api_error', message: 'The answer is not an object.' } },
    { status: 502, headers: { 'stripe-should-retry': 'false' } },
  );

/** Stripe answers with objects alone. The package takes others for answers too and never comes back from them. */
const objectsOnly =
  (fetchIt: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await fetchIt(input, init);
    const body = jsonOf(await answer.clone().text());
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? answer
      : unreadable();
  };

const made = new WeakMap<Deps['outgoing'], { secretKey: string; client: Promise<Stripe> }>();

const create = async (deps: Deps, secretKey: string, apiUrl: string): Promise<Stripe> => {
  // Loaded by the first who pays: nobody else waits for it.
  const { default: StripeClient } = await import('stripe');
  const { hostname, port, protocol } = new URL(apiUrl);
  return new StripeClient(secretKey, {
    httpClient: StripeClient.createFetchHttpClient(
      objectsOnly(fetchThrough(deps.outgoing, { timeoutMs, maxBytes: 5_000_000 })),
    ),
    host: hostname,
    ...(port !== '' && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
};

/** Before anything is looked for: without a provider nobody has anything there. */
export const stripeConfig = ({ config: { stripe } }: Pick<Deps, 'config'>) => {
  if (!stripe) throw refusal(422, 'stripe_not_configured');
  return stripe;
};

export const stripeOf = (deps: Deps): Promise<Stripe> => {
  const config = stripeConfig(deps);
  const known = made.get(deps.outgoing);
  if (known?.secretKey === config.secretKey) return known.client;
  const client = create(deps, config.secretKey, config.apiUrl);
  made.set(deps.outgoing, { secretKey: config.secretKey, client });
  return client;
};

const stripeError = v.object({
  type: v.string(),
  message: v.string(),
  statusCode: v.optional(v.number()),
  code: v.optional(v.string()),
});

const failed = () => refusal(502, 'payment_provider_failed');

/** These say what is wrong with the request itself, in words that help. */
const tellsWhy: ReadonlySet<string> = new Set([
  'StripeInvalidRequestError',
  'StripeCardError',
  'StripeIdempotencyError',
]);

const problemOf = (error: unknown, what: string): Problem => {
  const parsed = v.safeParse(stripeError, error);
  if (!parsed.success) return failed();
  const { type, statusCode, code, message } = parsed.output;
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError')
    return refusal(502, 'payment_key_refused');
  if (code === 'resource_missing' || statusCode === 404) return notFound(what);
  return tellsWhy.has(type)
    ? refusal(502, 'payment_provider_refused', { reason: message.slice(0, 300) })
    : failed();
};

/**
 * Asks Stripe and reads of the answer what `shape` names.
 * @param what the thing that may not be there, as a 404 names it
 */
export const askStripe = async <Shape extends v.GenericSchema>(
  deps: Deps,
  what: string,
  shape: Shape,
  ask: (stripe: Stripe) => Promise<unknown>,
): Promise<v.InferOutput<Shape>> => {
  const stripe = await stripeOf(deps);
  const answer = await ask(stripe).catch((error: unknown) => {
    // Its message and code hold no key and no card; the whole error would hold headers.
    const { type, code } = v.is(stripeError, error)
      ? error
      : { type: 'unreadable', code: undefined };
    deps.log.warn({ provider: 'stripe', what, type, code }, 'payment provider');
    throw problemOf(error, what);
  });
  const parsed = v.safeParse(shape, answer);
  if (parsed.success) return parsed.output;
  deps.log.warn(
    { provider: 'stripe', what, issue: v.getDotPath(parsed.issues[0]) },
    'payment provider answered another shape',
  );
  throw failed();
};
