// Records a source host's response to requests of listings, scans and pull requests as its last
// real request, so that its state does not depend on the next connection test.
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Problem } from '../../../platform/http/problem.ts';
import type { HostAccess } from '../host-access.ts';
import { findHostAccess } from '../host-access.ts';
import type { ObservedCall } from '../host-client.ts';
import { codeOf, findLastCall, toAnswered, toFailed, upsertLastCall } from './last-call.ts';

/** Requests with the same result within this time are recorded once: a scan makes hundreds. */
const sameForMs = 60_000;

/**
 * Failures that concern the connection. Others concern one repository, one file or one pull
 * request, which means that the host has responded.
 */
const ofConnection: ReadonlySet<string> = new Set([
  'host_token_refused',
  'bitbucket_token_expired',
  'host_rate_limited',
  'host_unreachable',
  'host_too_slow',
  'host_failed',
  'forbidden_address',
]);

/** Null for a failure that does not concern the connection. */
const codeOfCall = (problem: Problem | undefined) => {
  if (problem === undefined) return 'answers';
  return ofConnection.has(problem.code) ? codeOf(problem) : null;
};

const isSame = (one: HostAccess | undefined, other: HostAccess, token: string | undefined) =>
  one !== undefined &&
  one.web === other.web &&
  ('app' in one
    ? 'app' in other && one.app.installationId === other.app.installationId
    : one.token === token);

/**
 * @param access the credentials of the requests
 * @param currentToken returns the current token after renewals
 */
export const createCallObserver = (
  deps: Deps,
  clientId: string,
  access: HostAccess,
): ((seen: ObservedCall, currentToken: string | undefined) => Promise<void>) => {
  const { kind } = access;
  let kept: { code: string; at: number } | undefined;

  const keep = (seen: ObservedCall, currentToken: string | undefined) =>
    inTenant(deps.db, { clientId }, async (tx) => {
      // Credentials that were replaced during the request have a state of their own.
      if (!isSame(await findHostAccess(deps, tx, clientId, kind), access, currentToken)) return;
      const { problem, latencyMs } = seen;
      const known = await findLastCall(tx, clientId, kind);
      const { login = null, repositories = null, capabilities = null } = known ?? {};
      const missing = known?.missing_scopes ?? [];
      const now = deps.now();
      const token = { login, repositories, capabilities, missing_scopes: missing };
      await upsertLastCall(
        tx,
        clientId,
        kind,
        problem === undefined
          ? toAnswered(now, latencyMs, token)
          : { ...toFailed(now, latencyMs, problem), ...token },
      );
    });

  return async (seen, currentToken) => {
    const code = codeOfCall(seen.problem);
    const at = deps.now().getTime();
    if (code === null || (kept?.code === code && at - kept.at < sameForMs)) return;
    kept = { code, at };
    // The caller needs the response, whether or not it could be recorded.
    await keep(seen, currentToken).catch((error: unknown) => {
      deps.log.warn({ err: error, host: kind, outcome: code }, 'Last call not recorded');
    });
  };
};
