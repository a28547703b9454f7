import type { components } from '../../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { findSetting, upsertSetting } from '../../../platform/db/setting-store.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { signInRulesKey, toSignInRules } from '../../../platform/http/sign-in-rules.ts';

type SignInRules = components['schemas']['SignInRules'];

export const findSignInRules = async (tx: Tx, clientId: string) =>
  toSignInRules(await findSetting(tx, clientId, signInRulesKey));

export const getSignInRules = (deps: Deps, who: Principal): Promise<SignInRules> =>
  inTenant(deps.db, who, (tx) => findSignInRules(tx, who.clientId));

/** Takes effect with the next request of every member. */
export const updateSignInRules = (
  deps: Deps,
  who: Principal,
  request: SignInRules,
): Promise<SignInRules> =>
  inTenant(deps.db, who, async (tx) => {
    const given = { ...(await findSignInRules(tx, who.clientId)), ...request };
    // The date of a former requirement must not postpone the next one.
    const rules = given.require_two_factor ? given : { ...given, two_factor_from: null };
    await upsertSetting(tx, who.clientId, signInRulesKey, rules, who.userId);
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'sign_in_rules.change',
      subject: { type: 'client', id: who.clientId },
      detail: rules,
    });
    return rules;
  });
