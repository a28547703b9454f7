// Sends requests to a source host through the guarded client; every failure becomes a `Problem`.
import * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { Problem } from '../../platform/http/problem.ts';
import {
  OutgoingError,
  type OutgoingRequest,
  type OutgoingResponse,
} from '../../platform/outgoing/outgoing.ts';
import { createOutgoingFetch } from '../../platform/outgoing/outgoing-fetch.ts';
import { tryParseJson } from '../../platform/runtime/json.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { isProblem, problemOf, toStatusProblem, unreadable } from './host-faults.ts';

export type HostClient = {
  name: string;
  /** Returns the response with any status. Neither renews the token nor records the request. */
  ask: (url: string) => Promise<OutgoingResponse>;
  call: (url: string, request?: OutgoingRequest) => Promise<OutgoingResponse>;
  /**
   * Writes the body of a successful response to a new file. A redirect is followed once, without
   * the token, if `mayLead` permits its URL.
   */
  download: (
    url: string,
    file: string,
    bounds: DownloadBounds,
    mayLead?: (address: URL) => boolean,
  ) => Promise<void>;
  /**
   * `call` in the form that SDKs accept. SDKs wrap the errors that it throws; `attempt` unwraps
   * them.
   */
  fetch: typeof globalThis.fetch;
  /** Runs requests of an SDK; any error becomes a `Problem`. */
  attempt: <T>(work: () => Promise<T>) => Promise<T>;
  /** Validates a response, or throws a `Problem`: the response may be an error page of a proxy. */
  read: <Schema extends v.GenericSchema>(schema: Schema, value: unknown) => v.InferOutput<Schema>;
  json: <Schema extends v.GenericSchema>(
    schema: Schema,
    url: string,
    request?: OutgoingRequest,
  ) => Promise<v.InferOutput<Schema>>;
};

/** Source archives are larger and slower than any other response. */
export type DownloadBounds = {
  timeoutMs: number;
  maxBytes: number;
  signal: AbortSignal;
  headers?: Readonly<Record<string, string>>;
};

/** The outcome of a request. */
export type ObservedCall = { latencyMs: number; problem?: Problem };

export type HostClientOptions = {
  name: string;
  /** Sent with every request of `call` and `json`; SDKs add their own. */
  headers?: () => Readonly<Record<string, string>>;
  /**
   * Called when the host rejects the token. Returns whether there is a new one, so that the request
   * can be repeated.
   */
  renew?: () => Promise<boolean>;
  /**
   * Called after each request, including failed ones, and awaited before its response is returned.
   */
  observe?: (seen: ObservedCall) => Promise<void>;
};

const limits = { timeoutMs: 20_000, maxBytes: 8_000_000 };

export const createHostClient = (
  deps: Pick<Deps, 'outgoing' | 'now'>,
  { name, headers, renew, observe }: HostClientOptions,
): HostClient => {
  const orProblem = (response: OutgoingResponse): OutgoingResponse => {
    if (response.status >= 200 && response.status < 300) return response;
    throw toStatusProblem(name, response, deps.now());
  };
  const ownHeaders = () => ({
    accept: 'application/json',
    'user-agent': 'Parapet',
    ...headers?.(),
  });
  /** Repeats the request if there is a new token. */
  const repeated = async <T>(once: () => Promise<T>): Promise<T> => {
    try {
      return await once();
    } catch (error) {
      // Anything else is a bug of Parapet.
      if (!(error instanceof OutgoingError || error instanceof Problem)) throw error;
      const problem = problemOf(name, error);
      if (isProblem(problem, 'host_token_refused') && (await renew?.()) === true)
        return once().catch((again: unknown) => {
          throw problemOf(name, again);
        });
      throw problem;
    }
  };
  const renewed = async <T>(once: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const seen = (problem?: Problem) =>
      observe?.({ latencyMs: performance.now() - started, ...(problem && { problem }) });
    try {
      const answer = await repeated(once);
      await seen();
      return answer;
    } catch (error) {
      if (error instanceof Problem) await seen(error);
      throw error;
    }
  };
  const call: HostClient['call'] = (url, request = {}) =>
    renewed(async () =>
      orProblem(
        await deps.outgoing.request(url, {
          ...limits,
          ...request,
          headers: { ...ownHeaders(), ...request.headers },
        }),
      ),
    );
  const download: HostClient['download'] = (url, file, bounds, mayLead) =>
    renewed(async () => {
      const response = await deps.outgoing.download(url, file, {
        ...bounds,
        headers: { ...ownHeaders(), accept: '*/*', ...bounds.headers },
      });
      const next = response.headers['location'];
      const address =
        response.status >= 300 &&
        response.status < 400 &&
        next !== undefined &&
        URL.canParse(next, url)
          ? new URL(next, url)
          : undefined;
      if (address === undefined || mayLead?.(address) !== true) {
        orProblem(response);
        return;
      }
      orProblem(
        await deps.outgoing.download(address.href, file, {
          ...bounds,
          headers: { 'user-agent': 'Parapet' },
        }),
      );
    });
  const read: HostClient['read'] = (schema, value) => {
    const result = v.safeParse(schema, value);
    if (!result.success) throw unreadable(name);
    return result.output;
  };
  return {
    name,
    ask: (url) => deps.outgoing.request(url, { ...limits, headers: ownHeaders() }),
    call,
    download,
    read,
    fetch: createOutgoingFetch({ request: call }),
    attempt: async (work) => {
      try {
        return await work();
      } catch (error) {
        throw problemOf(name, error);
      }
    },
    json: async (schema, url, request) => {
      const { text } = await call(url, request);
      return read(schema, tryParseJson(text));
    },
  };
};

export const jsonBody = (value: unknown): OutgoingRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** Returns undefined if the host responds with 404. */
export const undefinedIfNotFound = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (isProblem(error, 'host_not_found')) return undefined;
    throw error;
  }
};

/** Returns a window of a list whose paging at the host does not support the window. */
export const sliceWindow = <Row>(
  rows: readonly Row[],
  { page, pageSize }: { page: number; pageSize: number },
): Row[] => rows.slice((page - 1) * pageSize, page * pageSize);

/** Web URLs only, because they are shown as links. */
export const webUrl = v.pipe(v.string(), v.maxLength(2000), v.regex(/^https?:\/\/[^\s"<>]+$/));
/** Truncated to fit database columns and the UI. */
export const truncateText = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
export const positiveInteger = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Encodes each part of a path separately, so that slashes stay. */
export const encodePath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');

/** A patch never changes larger files. */
export const largestFile = 2_000_000;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Decodes a file's text. Files that are not UTF-8 are rejected: written back as text, they would
 * lose every byte that could not be decoded. A byte order mark is kept.
 */
export const decodeFile = (path: string, bytes: Uint8Array): string => {
  if (bytes.length > largestFile) throw createProblem(422, 'file_too_large', { file: path });
  if (bytes.includes(0)) throw createProblem(422, 'file_binary', { file: path });
  try {
    return utf8.decode(bytes);
  } catch {
    throw createProblem(422, 'file_not_utf8', { file: path });
  }
};
