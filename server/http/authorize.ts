import { scopeOf, type Scope } from '../../src/shared/rules/roles.ts';
import { unauthorized } from './authenticate.ts';
import type { Operation } from './contract.ts';
import type { Principal } from './principal.ts';
import { forbidden } from './problem.ts';

/** The scope with which this person may call the operation, or a 403 that says what stands against it. */
export const authorize = (access: Operation['access'], who: Principal): Scope => {
  const { token } = who;
  if (access === 'public') return 'all';
  if (access === 'session') {
    // These are a person's own matters; a pipeline's token opens no session.
    if (token.kind === 'api') throw unauthorized();
    return 'all';
  }
  if (token.kind === 'api' && !token.scopes.includes(access))
    throw forbidden(`This API token has no scope ${access}.`);
  const scope = scopeOf({ role: who.role, is_partner: who.isPartner }, access);
  if (scope === undefined) throw forbidden();
  return scope;
};
