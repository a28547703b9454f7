// A purchase in the cloud marketplace becomes the organisation's plan. Asked for again, it is the same purchase.
import { randomUUID } from 'node:crypto';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { can } from '../../../src/shared/rules/roles.ts';
import { writeAudit } from '../../audit.ts';
import {
  type BillingAccount,
  changeAccount,
  countQuestion,
  findAccount,
  keepAccount,
  listAccountsOf,
  readAccount,
} from '../../billing/accounts.repo.ts';
import { applyFound, type Found, isTier } from '../../billing/granted-tier.ts';
import {
  failedBecause,
  marketplaceConfig,
  type MarketplaceSubscription,
  openMarketplace,
  type Purchase,
} from '../../billing/marketplace-client.ts';
import { sqlStateOf } from '../../db/sql-state.ts';
import { acrossTenants, inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import type { Principal } from '../../http/principal.ts';
import { forbidden } from '../../http/problem.ts';

type Schemas = components['schemas'];
const provider = 'azure_marketplace';

const message = 'Subscription activated successfully';
const denied = 'You need to have a valid account role admin to proceed!';

/** A header carries the token: nothing but its own letters. */
const isToken = (token: string): boolean => /^[\x21-\x7e ]+$/.test(token);

const tierOfPlan = (deps: Deps, planId: string) => {
  const tier = marketplaceConfig(deps).tierOfPlan.get(planId);
  return tier !== undefined && isTier(tier) ? tier : undefined;
};

/** The purchase is bound to the organisation that activates it first. */
const bind = async (
  deps: Deps,
  who: Principal,
  { id, subscription }: Purchase,
): Promise<BillingAccount> => {
  const email = subscription.purchaser?.emailId ?? null;
  const bound = await inTenant(deps.db, who, async (tx) => {
    const known = await readAccount(tx, who.clientId, provider);
    if (known?.accountId === id) return known;
    return known
      ? changeAccount(tx, known, { accountId: id, email })
      : ((await keepAccount(tx, { clientId: who.clientId, provider, accountId: id, email })) ??
          readAccount(tx, who.clientId, provider));
  }).catch((error: unknown) => {
    if (sqlStateOf(error) === '23505') throw failedBecause(deps, 'of another organisation');
    throw error;
  });
  if (bound?.accountId !== id) throw failedBecause(deps, 'overtaken');
  return bound;
};

const waiting = 'PendingFulfillmentStart';
const active = 'Subscribed';

export const activate = async (
  deps: Deps,
  who: Principal,
  token: string,
  requestId: string,
): Promise<Schemas['MarketplaceResult']> => {
  marketplaceConfig(deps);
  if (!isToken(token)) throw failedBecause(deps, 'no token');
  const marketplace = await openMarketplace(deps);
  const purchase = await marketplace.resolve(token);
  const {
    id,
    planId,
    subscription: { saasSubscriptionStatus: status },
  } = purchase;
  const tier = tierOfPlan(deps, planId);
  if (tier === undefined) throw failedBecause(deps, 'unknown plan', { planId });
  if (status !== waiting && status !== active)
    throw failedBecause(deps, 'neither waiting nor active', { status });
  const owner = await acrossTenants(deps.db, 'find whose payment it is', (tx) =>
    findAccount(tx, provider, id),
  );
  if (owner && owner.clientId !== who.clientId)
    throw failedBecause(deps, 'of another organisation');
  const account = await bind(deps, who, purchase);
  const question = await inTenant(deps.db, who, (tx) => countQuestion(tx, who.clientId, provider));
  if (status === waiting) await marketplace.activate(purchase);
  await inTenant(deps.db, who, async (tx) => {
    await applyFound(
      tx,
      account,
      { pays: true, tier, subscriptionId: id, status: active },
      { question, actor: who, requestId },
    );
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'billing.activate_marketplace',
      subject: { type: 'subscription', id },
      detail: { plan: planId, tier },
      requestId,
    });
  });
  return { message, tier };
};

/** Every session may ask; who may activate is the same. */
export const complete = async (
  deps: Deps,
  who: Principal,
  token: string,
  requestId: string,
): Promise<Schemas['MarketplaceResult']> => {
  if (!can({ role: who.role }, 'marketplace:activate')) throw forbidden(denied);
  return activate(deps, who, token, requestId);
};

const foundOf = (
  deps: Deps,
  { id, planId, saasSubscriptionStatus: status }: MarketplaceSubscription,
): Found =>
  status === active
    ? { pays: true, tier: tierOfPlan(deps, planId), subscriptionId: id, status }
    : { pays: false, subscriptionId: id, status };

/** Plans are changed, suspended and ended at the marketplace: what they are now is asked for. */
export const followMarketplace = async (deps: Deps): Promise<void> => {
  if (!deps.config.marketplace) return;
  const accounts = await acrossTenants(deps.db, 'find whose payment it is', (tx) =>
    listAccountsOf(tx, provider),
  );
  if (accounts.length === 0) return;
  const marketplace = await openMarketplace(deps);
  for (const account of accounts) {
    const tenant = { clientId: account.clientId };
    const question = await inTenant(deps.db, tenant, (tx) =>
      countQuestion(tx, account.clientId, provider),
    );
    const subscription = await marketplace.subscription(account.accountId).catch(() => undefined);
    // Not to be known for an hour is no end.
    if (subscription?.id === account.accountId)
      await inTenant(deps.db, tenant, (tx) =>
        applyFound(tx, account, foundOf(deps, subscription), { question, requestId: randomUUID() }),
      );
  }
};
