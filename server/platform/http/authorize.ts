import { scopeOf, type Scope } from '#domain/roles';
import { unauthorized } from './authenticate.ts';
import type { Operation } from '#domain/contract-operations';
import type { Principal } from './principal.ts';
import { forbidden } from './problem.ts';
import { createProblem } from './problem-codes.ts';

/** Operations for setting up a second factor, and for signing out. */
const beforeSecondFactor: ReadonlySet<string> = new Set([
  'configureTwoFactor',
  'getSession',
  'getTwoFactor',
  'logout',
]);

/** @throws 403 for a user who has to set up two-factor sign-in first */
export const requireSecondFactor = (operationId: string, who: Principal): void => {
  if (who.lacksSecondFactor && !beforeSecondFactor.has(operationId))
    throw createProblem(403, 'two_factor_needed');
};

/**
 * Returns the scope in which the caller may use the operation. Otherwise throws a 403 with the
 * reason.
 */
export const authorize = (access: Operation['access'], who: Principal): Scope => {
  const { token } = who;
  if (access === 'public') return 'all';
  if (access === 'session') {
    // These operations concern a user; an API token has no user session.
    if (token.kind === 'api') throw unauthorized();
    return 'all';
  }
  if (token.kind === 'api' && !token.scopes.includes(access))
    throw forbidden(`This API token has no scope ${access}.`);
  const scope = scopeOf({ role: who.role, is_partner: who.isPartner }, access);
  if (scope === undefined) throw forbidden();
  return scope;
};
