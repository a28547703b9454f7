// Keeps what a source host answers to the calls of listings, scans and pull requests as its last
// real call, so that a state does not wait for the next test.
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Problem } from '../../../platform/http/problem.ts';
import type { HostAccess } from '../host-access.ts';
import { findHostAccess } from '../host-access.ts';
import type { SeenCall } from '../host-client.ts';
import { codeOf, findLastCall, toAnswered, toFailed, upsertLastCall } from './last-call.ts';

/** Calls that answer the same within this time are one: a scan makes hundreds. */
const sameForMs = 60_000;

/**
 * Failures that say something of the connection. The others are of one repository, one file or one
 * proposal: the host has answered them.
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

/** Null for a failure that says nothing of the connection. */
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
 * @param access that the calls are made with
 * @param currentToken which follows renewals of the token
 */
export const createCallObserver = (
  deps: Deps,
  clientId: string,
  access: HostAccess,
): ((seen: SeenCall, currentToken: string | undefined) => Promise<void>) => {
  const { kind } = access;
  let kept: { code: string; at: number } | undefined;

  const keep = (seen: SeenCall, currentToken: string | undefined) =>
    inTenant(deps.db, { clientId }, async (tx) => {
      // Credentials that were replaced during the call have a state of their own.
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
    // The caller needs the answer, with or without this record of it.
    await keep(seen, currentToken).catch((error: unknown) => {
      deps.log.warn({ err: error, host: kind, outcome: code }, 'Last call not recorded');
    });
  };
};
