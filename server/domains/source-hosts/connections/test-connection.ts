// Tests the credentials of a source host with a request. The result for stored credentials is
// recorded.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { inTenant, type Tenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { webBase } from '../addresses.ts';
import { createHost, createUnobservedHost } from '../connect.ts';
import { kindOf } from '../connectors/credentials.ts';
import { findHostAccess, findHostWeb, type HostAccess } from '../host-access.ts';
import { isProblem } from '../host-faults.ts';
import type { ConnectedHost } from '../host.ts';
import {
  type ConnectionCall,
  type ConnectionCode,
  toAnswered,
  toFailed,
  upsertLastCall,
} from './last-call.ts';
import { evaluateScopes } from './token-scopes.ts';

type Schemas = components['schemas'];
type Result = Schemas['ConnectionResult'];

const sentences: Partial<Record<ConnectionCode, string>> = {
  answers: 'The source host responds.',
  key_refused: 'The source host rejected the token.',
  timeout: 'The source host took too long to respond.',
  unreachable: 'The source host could not be reached.',
  forbidden_address:
    'This address is inside the network. The operator can allow it with PARAPET_ALLOWED_ADDRESSES.',
  quota_used_up: 'The source host is limiting requests. Try again later.',
  unexpected_status: 'The server responded, but not like a source host.',
  address_missing: 'The address is missing.',
  key_missing: 'The token is missing.',
  key_needed_again: 'The URL changed. Enter the token again.',
};

const resultOf = (
  code: ConnectionCode,
  { status, latency_ms: latency }: Pick<Result, 'status' | 'latency_ms'> = {
    status: null,
    latency_ms: null,
  },
): Result => ({
  ok: code === 'answers',
  code,
  status,
  message: sentences[code] ?? 'The server responded, but not like a source host.',
  latency_ms: latency,
});

/** Null if the host does not report the number, or if the token may not list repositories. */
const countRepositories = async (host: ConnectedHost): Promise<number | null> => {
  try {
    const { total, isExact } = await host.listRepositories({ page: 1, pageSize: 1 });
    return isExact ? total : null;
  } catch (error) {
    // Without the scope, a token identifies its user but cannot list repositories.
    if (isProblem(error, 'host_not_permitted')) return null;
    throw error;
  }
};

const callHost = async (
  deps: Deps,
  host: ConnectedHost,
  access: HostAccess,
): Promise<ConnectionCall> => {
  const started = performance.now();
  const passed = () => performance.now() - started;
  try {
    const { login, scopes } = await host.whoAmI();
    const answeredAfter = passed();
    const { capabilities, missing } = evaluateScopes(
      'app' in access ? 'github_app' : access.kind,
      scopes,
    );
    return toAnswered(deps.now(), answeredAfter, {
      login,
      repositories: await countRepositories(host),
      capabilities,
      missing_scopes: missing,
    });
  } catch (error) {
    if (error instanceof Problem) return toFailed(deps.now(), passed(), error);
    throw error;
  }
};

/** Sends a request with the stored credentials, and records the result. */
export const testStoredConnection = async (
  deps: Deps,
  tenant: Tenant,
  access: HostAccess,
): Promise<ConnectionCall> => {
  const call = await callHost(deps, createUnobservedHost(deps, tenant, access), access);
  await inTenant(deps.db, tenant, async (tx) => {
    // If the host has revoked the token, there is no connection whose state could be recorded.
    if (await findHostAccess(deps, tx, tenant.clientId, access.kind))
      await upsertLastCall(tx, tenant.clientId, access.kind, call);
  });
  return call;
};

/**
 * A given token is tested without being stored; otherwise the stored token is sent only to the
 * stored URL.
 */
export const testConnection = async (
  deps: Deps,
  who: Principal,
  { source_control: sourceHost, token, url }: Schemas['TestConnectionRequest'],
): Promise<Result> => {
  const kind = kindOf(sourceHost);
  const { access, stored } = await inTenant(deps.db, toTenant(who), async (tx) => ({
    access: await findHostAccess(deps, tx, who.clientId, kind),
    stored: await findHostWeb(deps, tx, who.clientId, kind),
  }));
  // Without a URL the token is for the stored one, to which saving would send it as well.
  const web = url === undefined ? stored : webBase(kind, url);
  if (web === undefined) return resultOf('address_missing');
  if (token !== undefined) {
    const given = { kind, web, token };
    const call = await callHost(deps, createHost(deps, given), given);
    return resultOf(call.code, call);
  }
  if (!access) return resultOf('key_missing');
  // Otherwise a user could send the stored token, which no user may read, to an arbitrary URL.
  if (url != null && web !== access.web) return resultOf('key_needed_again');
  const call = await testStoredConnection(deps, toTenant(who), access);
  return resultOf(call.code, call);
};
