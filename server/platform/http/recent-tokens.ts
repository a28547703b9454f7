// Requests are counted before authentication, so that guessing tokens is limited by address. A
// token that was valid recently has its own count: pipelines behind one address do not use up each
// other's requests.
import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

const most = 10_000;
const validMs = 10 * 60_000;

const hash = (authorization: string): string =>
  createHash('sha256').update(authorization).digest('base64url');

export type RecentTokens = {
  /** Called after the token of this request was validated. */
  remember: (request: FastifyRequest) => void;
  /** Returns the key by which the request is counted. */
  keyOf: (request: FastifyRequest) => string;
};

export const createRecentTokens = (now: () => Date): RecentTokens => {
  const seen = new Map<string, number>();
  return {
    remember: ({ headers: { authorization } }) => {
      if (authorization === undefined) return;
      const key = hash(authorization);
      seen.delete(key);
      seen.set(key, now().getTime());
      const [oldest] = seen.keys();
      if (seen.size > most && oldest !== undefined) seen.delete(oldest);
    },
    keyOf: ({ headers: { authorization }, ip }) => {
      const key = authorization === undefined ? undefined : hash(authorization);
      const at = key === undefined ? undefined : seen.get(key);
      return at !== undefined && at > now().getTime() - validMs
        ? `token:${key}`
        : normalizeIP(ip, 64);
    },
  };
};
