// Calls to a service that findings are pulled from: signed in once, again when the sign-in ends, and
// paced as the service asks.
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import type { Deps } from '../../../platform/deps.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import type { OutgoingRequest, OutgoingResponse } from '../../../platform/outgoing/outgoing.ts';
import { problemOf, toStatusProblem, unreadable } from '../../source-hosts/index.ts';

const pageBytes = 50_000_000;
/** A service that wants a longer break fails; the next pull is the next attempt. */
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
  /** The address as it was entered. */
  base: string;
  /** Ends a break. Without it no break is taken: a user waits for the answer. */
  signal?: AbortSignal | undefined;
  /** What its credentials must be allowed to do. */
  needs: string;
  /** Resolves to the headers that every call carries. */
  signIn: (send: ServiceSend) => Promise<Record<string, string>>;
};

/** Sends as it is, without a sign-in. */
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

/** Undefined where the service does not ask for a break. Fortify has a header of its own. */
const breakOf = ({ status, headers }: OutgoingResponse): number | undefined => {
  if (status !== 429 && status !== 503) return undefined;
  const seconds = Number(headers['retry-after'] ?? headers['x-rate-limit-reset']);
  // Fortify on Demand has sent negative ones.
  return Number.isNaN(seconds) ? undefined : Math.max(1, seconds) * 1000;
};

export type ServiceClient = {
  /** Any answer but a refusal of the sign-in. */
  ask: (call: ServiceCall) => Promise<OutgoingResponse>;
  /** @throws {Problem} for everything but a 200 of the schema */
  get: <Schema extends v.GenericSchema>(
    schema: Schema,
    call: ServiceCall,
  ) => Promise<v.InferOutput<Schema>>;
  /** @throws {Problem} that the answer means */
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
    // A sign-in may end during a long pull: a fresh one is tried.
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
