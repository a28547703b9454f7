// Turns a purchase in the cloud marketplace into the organization's plan. Activation is idempotent.
import { randomUUID } from 'node:crypto';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { can } from '#domain/roles';
import { writeAudit } from '../../audit-log/index.ts';
import {
  type BillingAccount,
  updateAccount,
  nextSyncNumber,
  findAccountByProviderId,
  createAccount,
  listAccountsByProvider,
  findAccountByClient,
} from '../plans/accounts.repo.ts';
import { applySubscriptionState, type SubscriptionState, isTier } from '../plans/effective-tier.ts';
import {
  marketplaceFailure,
  type Marketplace,
  marketplaceConfig,
  type MarketplaceSubscription,
  createMarketplaceClient,
  type Purchase,
} from './marketplace-client.ts';
import { getSqlState } from '../../../platform/db/sql-state.ts';
import { acrossTenants, inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { forbidden } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';

type Schemas = components['schemas'];
const provider = 'azure_marketplace';

const message = 'Subscription activated successfully';
const denied = 'You need to have a valid account role admin to proceed!';

/** The token is sent in a header, so only characters that are safe there are allowed. */
const isToken = (token: string): boolean => /^[\x21-\x7e ]+$/.test(token);

const tierOfPlan = (deps: Deps, planId: string) => {
  const tier = marketplaceConfig(deps).tierOfPlan.get(planId);
  return tier !== undefined && isTier(tier) ? tier : undefined;
};

/** Binds the purchase to the first organization that activates it. */
const bind = async (
  deps: Deps,
  who: Principal,
  { id, subscription }: Purchase,
): Promise<BillingAccount> => {
  const email = subscription.purchaser?.emailId ?? null;
  const bound = await inTenant(deps.db, who, async (tx) => {
    const known = await findAccountByClient(tx, who.clientId, provider);
    if (known?.accountId === id) return known;
    return known
      ? updateAccount(tx, known, { accountId: id, email })
      : ((await createAccount(tx, { clientId: who.clientId, provider, accountId: id, email })) ??
          findAccountByClient(tx, who.clientId, provider));
  }).catch((error: unknown) => {
    if (getSqlState(error) === '23505') throw marketplaceFailure(deps, 'of another organisation');
    throw error;
  });
  if (bound?.accountId !== id) throw marketplaceFailure(deps, 'superseded');
  return bound;
};

const waiting = 'PendingFulfillmentStart';
const active = 'Subscribed';
const ended = 'Unsubscribed';

/**
 * Returns the organization's earlier purchase, which has ended. If it has not ended, a second one
 * is rejected before it is activated: the organization would pay for both, and get only one of
 * them.
 */
const findEnded = async (
  deps: Deps,
  who: Principal,
  marketplace: Marketplace,
  id: string,
): Promise<string | undefined> => {
  const known = await inTenant(deps.db, who, (tx) =>
    findAccountByClient(tx, who.clientId, provider),
  );
  if (!known || known.accountId === id) return undefined;
  const { saasSubscriptionStatus: status } = await marketplace.subscription(known.accountId);
  if (status !== ended) throw createProblem(409, 'marketplace_subscribed');
  return known.accountId;
};

export const activatePurchase = async (
  deps: Deps,
  who: Principal,
  token: string,
  requestId: string,
): Promise<Schemas['MarketplaceResult']> => {
  marketplaceConfig(deps);
  if (!isToken(token)) throw marketplaceFailure(deps, 'no token');
  const marketplace = await createMarketplaceClient(deps);
  const purchase = await marketplace.resolve(token);
  const {
    id,
    planId,
    subscription: { saasSubscriptionStatus: status },
  } = purchase;
  const tier = tierOfPlan(deps, planId);
  if (tier === undefined) throw marketplaceFailure(deps, 'unknown plan', { planId });
  if (status !== waiting && status !== active)
    throw marketplaceFailure(deps, 'neither waiting nor active', { status });
  const owner = await acrossTenants(deps.db, 'find whose payment it is', (tx) =>
    findAccountByProviderId(tx, provider, id),
  );
  if (owner && owner.clientId !== who.clientId)
    throw marketplaceFailure(deps, 'of another organisation');
  const replaced = await findEnded(deps, who, marketplace, id);
  const account = await bind(deps, who, purchase);
  const question = await inTenant(deps.db, who, (tx) => nextSyncNumber(tx, who.clientId, provider));
  if (status === waiting) await marketplace.activate(purchase);
  await inTenant(deps.db, who, async (tx) => {
    await applySubscriptionState(
      tx,
      account,
      { pays: true, tier, subscriptionId: id, status: active },
      { syncNumber: question, actor: who, requestId },
    );
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'billing.activate_marketplace',
      subject: { type: 'subscription', id },
      detail: { plan: planId, tier, ...(replaced !== undefined && { replaces: replaced }) },
      requestId,
    });
  });
  return { message, tier };
};

/** Every session may call the operation; the role decides whether it may activate. */
export const completeActivation = async (
  deps: Deps,
  who: Principal,
  token: string,
  requestId: string,
): Promise<Schemas['MarketplaceResult']> => {
  if (!can({ role: who.role }, 'marketplace:activate')) throw forbidden(denied);
  return activatePurchase(deps, who, token, requestId);
};

const foundOf = (
  deps: Deps,
  { id, planId, saasSubscriptionStatus: status }: MarketplaceSubscription,
): SubscriptionState =>
  status === active
    ? { pays: true, tier: tierOfPlan(deps, planId), subscriptionId: id, status }
    : { pays: false, subscriptionId: id, status };

/** Plans are changed, suspended and canceled at the marketplace, so their state is polled there. */
export const syncMarketplaceAccounts = async (deps: Deps): Promise<void> => {
  if (!deps.config.marketplace) return;
  const accounts = await acrossTenants(deps.db, 'find whose payment it is', (tx) =>
    listAccountsByProvider(tx, provider),
  );
  if (accounts.length === 0) return;
  const marketplace = await createMarketplaceClient(deps);
  for (const account of accounts) {
    const tenant = { clientId: account.clientId };
    const question = await inTenant(deps.db, tenant, (tx) =>
      nextSyncNumber(tx, account.clientId, provider),
    );
    const subscription = await marketplace.subscription(account.accountId).catch(() => undefined);
    // A subscription that the marketplace temporarily cannot find has not ended.
    if (subscription?.id === account.accountId)
      await inTenant(deps.db, tenant, (tx) =>
        applySubscriptionState(tx, account, foundOf(deps, subscription), {
          syncNumber: question,
          requestId: randomUUID(),
        }),
      );
  }
};
