// Errors of a source host, as problems for users. The host's own message is shown if it rejects a
// pull request, because only the host knows its rules.
import type { OutgoingResponse } from '../../platform/outgoing/outgoing.ts';
import { OutgoingError } from '../../platform/outgoing/outgoing.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';

/** Converts any error to a `Problem`, or unwraps it: SDKs wrap what their `fetch` throws. */
export const problemOf = (name: string, error: unknown): Problem => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Problem) return cause;
    if (cause instanceof OutgoingError) return unreachable(name, cause);
  }
  return unreadable(name);
};

const unreachable = (name: string, { code }: OutgoingError): Problem => {
  if (code === 'forbidden_address') return createProblem(422, 'forbidden_address');
  if (code === 'timeout') return createProblem(502, 'host_too_slow', { host: name });
  return code === 'too_large'
    ? unreadable(name)
    : createProblem(502, 'host_unreachable', { host: name });
};

export const unreadable = (name: string): Problem =>
  createProblem(502, 'host_unreadable', { host: name });

const seconds = ({ headers }: OutgoingResponse, now: Date): number | undefined => {
  const after = Number(headers['retry-after']);
  if (after > 0) return after;
  const reset = Number(headers['x-ratelimit-reset'] ?? headers['ratelimit-reset']);
  return reset > 0 ? Math.max(1, reset - now.getTime() / 1000) : undefined;
};

/** GitHub's secondary limits respond with 403, sometimes without a header that identifies them. */
const limitWords = /rate limit|abuse detection/i;

const isLimit = ({ status, headers, text }: OutgoingResponse): boolean =>
  status === 429 ||
  (status === 403 &&
    (headers['retry-after'] !== undefined ||
      headers['x-ratelimit-remaining'] === '0' ||
      limitWords.test(text.slice(0, 10_000))));

const limited = (name: string, response: OutgoingResponse, now: Date): Problem => {
  const wait = Math.min(86_400, seconds(response, now) ?? 60);
  return new Problem(
    429,
    'host_rate_limited',
    `${name} is limiting requests. Try again in ${Math.ceil(wait / 60)} minutes.`,
    {
      headers: { 'retry-after': String(Math.ceil(wait)) },
      facts: { host: name, minutes: Math.ceil(wait / 60) },
    },
  );
};

/** Returns the host's error message from any of the hosts' formats. */
const wordsOf = ({ text }: OutgoingResponse): string => {
  try {
    const { message, error, errors } = JSON.parse(text) as {
      message?: unknown;
      error?: unknown;
      errors?: unknown;
    };
    const inner = (error as { message?: unknown } | undefined)?.message;
    const [first] = Array.isArray(errors) ? (errors as { message?: unknown }[]) : [];
    const parts = [message, inner, error, first?.message].filter(
      (part) => typeof part === 'string',
    );
    return (parts.length > 0 ? [...new Set(parts)].join(': ') : JSON.stringify(message ?? ''))
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .slice(0, 300);
  } catch {
    return '';
  }
};

/**
 * Any response but a success. A redirect is not followed: its target could be anywhere, and a
 * renamed repository should be updated in the settings.
 */
export const toStatusProblem = (name: string, response: OutgoingResponse, now: Date): Problem => {
  const problem = ofStatus(name, response, now);
  const { status, code, detail, headers, facts } = problem;
  // The status is a fact of every rejection, so that the connection's state can show it.
  return new Problem(status, code, detail, {
    headers,
    facts: { ...facts, status: response.status },
  });
};

const ofStatus = (name: string, response: OutgoingResponse, now: Date): Problem => {
  const { status } = response;
  if (isLimit(response)) return limited(name, response, now);
  if (status === 401) return createProblem(422, 'host_token_refused', { host: name });
  if (status === 403) return createProblem(422, 'host_not_permitted', { host: name });
  if (status === 404 || (status >= 300 && status < 400))
    return createProblem(404, 'host_not_found', { host: name });
  if (status >= 400 && status < 500)
    return createProblem(422, 'host_declined', { host: name, status, reason: wordsOf(response) });
  return createProblem(502, 'host_failed', { host: name, status });
};

export const isProblem = (error: unknown, code: string): boolean =>
  error instanceof Problem && error.code === code;
