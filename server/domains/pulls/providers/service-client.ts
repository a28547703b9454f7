// Requests to a service that findings are pulled from: signs in once, again when the session
// expires, and pauses when the service requests it.
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import type { Deps } from '../../../platform/deps.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import type { OutgoingRequest, OutgoingResponse } from '../../../platform/outgoing/outgoing.ts';
import { problemOf, toStatusProblem, unreadable } from '../../source-hosts/index.ts';

const pageBytes = 50_000_000;
/** If a service requests a longer pause, the pull fails; the next pull is the next attempt. */
const longestBreakMs = 60_000;
const breaks = 3;

export type ServiceCall = {
  path: string;
  params?: Readonly<Record<string, string | readonly string[]>>;
  accept?: string;
};

type Service = {
  name: string;
  deps: Pick<Deps, 'outgoing' | 'now'>;
  /** The URL as the user entered it. */
  base: string;
  /** Ends a pause. Without it there are no pauses, because a user waits for the response. */
  signal?: AbortSignal | undefined;
  /** The permissions that its credentials require. */
  needs: string;
  /** Resolves to the headers of every request. */
  signIn: (send: ServiceSend) => Promise<Record<string, string>>;
};

/** Sends the request unchanged, without a sign-in. */
export type ServiceSend = (url: string, request: OutgoingRequest) => Promise<OutgoingResponse>;

export const parsed = <Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  { text }: OutgoingResponse,
): v.InferOutput<Schema> => {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    throw unreadable(name);
  }
};

export const queryOf = (params: NonNullable<ServiceCall['params']>): string =>
  new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) => [value].flat().map((one) => [key, one])),
  ).toString();

/** Undefined if the service does not request a pause. Fortify has a header of its own. */
const breakOf = ({ status, headers }: OutgoingResponse): number | undefined => {
  if (status !== 429 && status !== 503) return undefined;
  const seconds = Number(headers['retry-after'] ?? headers['x-rate-limit-reset']);
  // Fortify on Demand has sent negative values.
  return Number.isNaN(seconds) ? undefined : Math.max(1, seconds) * 1000;
};

export type ServiceClient = {
  /** Returns any response but a rejection of the sign-in. */
  ask: (call: ServiceCall) => Promise<OutgoingResponse>;
  /** @throws {Problem} for everything but a 200 that matches the schema */
  get: <Schema extends v.GenericSchema>(
    schema: Schema,
    call: ServiceCall,
  ) => Promise<v.InferOutput<Schema>>;
  /** @throws {Problem} for the response */
  refuse: (answer: OutgoingResponse) => never;
};

export const createServiceClient = (service: Service): ServiceClient => {
  const { name, deps, base, signal, needs, signIn } = service;
  let signedIn: Record<string, string> | undefined;

  const send: ServiceSend = async (url, request) => {
    for (let taken = 0; ; taken += 1) {
      const answer = await deps.outgoing
        .request(url, { ...request, ...(signal && { signal }) })
        .catch((error: unknown) => {
          signal?.throwIfAborted();
          throw problemOf(name, error);
        });
      const wait = breakOf(answer);
      if (wait === undefined || !signal || taken === breaks || wait > longestBreakMs) return answer;
      await sleep(wait, undefined, { signal });
    }
  };

  const once = async ({ path, params, accept = 'application/json' }: ServiceCall) => {
    if (!URL.canParse(base)) throw createProblem(502, 'host_unreachable', { host: name });
    signedIn ??= await signIn(send);
    const query = params ? `?${queryOf(params)}` : '';
    return send(`${new URL(base).origin}${path}${query}`, {
      headers: { ...signedIn, accept },
      timeoutMs: 60_000,
      maxBytes: pageBytes,
    });
  };

  const ask = async (call: ServiceCall): Promise<OutgoingResponse> => {
    const answer = await once(call);
    if (answer.status !== 401) return answer;
    // A session may expire during a long pull, so a new sign-in is tried.
    signedIn = undefined;
    return once(call);
  };

  const refuse = (answer: OutgoingResponse): never => {
    const { status } = answer;
    if (status === 403)
      throw createProblem(422, 'host_declined', { host: name, status, reason: needs });
    throw toStatusProblem(name, answer, deps.now());
  };

  return {
    ask,
    refuse,
    get: async (schema, call) => {
      const answer = await ask(call);
      return answer.status === 200 ? parsed(name, schema, answer) : refuse(answer);
    },
  };
};
