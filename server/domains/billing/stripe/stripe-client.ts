// The only client of Stripe: the official package on top of the guarded HTTP client. Every response
// is validated. Errors, timeouts and invalid responses become a Problem.
import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, type Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { createOutgoingFetch } from '../../../platform/outgoing/outgoing-fetch.ts';
import { tryParseJson } from '../../../platform/runtime/json.ts';

const timeoutMs = 20_000;

const unreadable = () =>
  Response.json(
    { error: { type: 'api_error', message: 'The answer is not an object.' } },
    { status: 502, headers: { 'stripe-should-retry': 'false' } },
  );

/**
 * Stripe responds with JSON objects only. The package hangs on any other JSON, so such a response
 * is replaced by an error.
 */
const objectsOnly =
  (fetchIt: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await fetchIt(input, init);
    const body = tryParseJson(await answer.clone().text());
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? answer
      : unreadable();
  };

const made = new WeakMap<Deps['outgoing'], { secretKey: string; client: Promise<Stripe> }>();

const create = async (deps: Deps, secretKey: string, apiUrl: string): Promise<Stripe> => {
  // Loaded on first use: most requests never need the package.
  const { default: StripeClient } = await import('stripe');
  const { hostname, port, protocol } = new URL(apiUrl);
  return new StripeClient(secretKey, {
    httpClient: StripeClient.createFetchHttpClient(
      objectsOnly(createOutgoingFetch(deps.outgoing, { timeoutMs, maxBytes: 5_000_000 })),
    ),
    host: hostname,
    ...(port !== '' && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
};

/** Throws 422 if Stripe is not configured. Has to run before any lookup. */
export const requireStripeConfig = ({ config: { stripe } }: Pick<Deps, 'config'>) => {
  if (!stripe) throw createProblem(422, 'stripe_not_configured');
  return stripe;
};

export const getStripe = (deps: Deps): Promise<Stripe> => {
  const config = requireStripeConfig(deps);
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

const failed = () => createProblem(502, 'payment_provider_failed');

/** Errors whose message explains what is wrong with the request. */
const errorsWithReason: ReadonlySet<string> = new Set([
  'StripeInvalidRequestError',
  'StripeCardError',
  'StripeIdempotencyError',
]);

const problemOf = (error: unknown, what: string): Problem => {
  const parsed = v.safeParse(stripeError, error);
  if (!parsed.success) return failed();
  const { type, statusCode, code, message } = parsed.output;
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError')
    return createProblem(502, 'payment_key_refused');
  if (code === 'resource_missing' || statusCode === 404) return notFound(what);
  return errorsWithReason.has(type)
    ? createProblem(502, 'payment_provider_refused', { reason: message.slice(0, 300) })
    : failed();
};

/**
 * Calls Stripe and parses the response by `shape`.
 * @param what the name of the resource in a 404
 */
export const callStripe = async <Shape extends v.GenericSchema>(
  deps: Deps,
  what: string,
  shape: Shape,
  ask: (stripe: Stripe) => Promise<unknown>,
): Promise<v.InferOutput<Shape>> => {
  const stripe = await getStripe(deps);
  const answer = await ask(stripe).catch((error: unknown) => {
    // The message and code contain no key and no card number; the whole error would contain
    // headers.
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
