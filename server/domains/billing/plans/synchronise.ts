// Reads the organization's subscription from Stripe and stores it. Events, user actions and the
// background job all change the plan through here.
import type { Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type BillingAccount, nextSyncNumber, listPlans } from './accounts.repo.ts';
import { applySubscriptionState, type SubscriptionState, highestTier } from './effective-tier.ts';
import { plansByProduct, type SoldPlans, tierOf } from './plans.ts';
import { callStripe } from '../stripe/stripe-client.ts';
import { toId, type StripeSubscription, subscriptionList } from '../stripe/stripe-shapes.ts';

/** The plan stays active while Stripe retries the card (`past_due`). */
const paying: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

export const isActiveSubscription = ({ status }: Pick<StripeSubscription, 'status'>): boolean =>
  paying.has(status);

/** Newest first. Drops subscriptions of other customers. */
export const listSubscriptions = async (
  deps: Deps,
  { accountId }: BillingAccount,
): Promise<StripeSubscription[]> => {
  const { data } = await callStripe(deps, 'Subscription', subscriptionList, (stripe) =>
    stripe.subscriptions.list({ customer: accountId, status: 'all', limit: 100 }),
  );
  return data
    .filter(({ customer }) => toId(customer) === accountId)
    .toSorted((one, other) => other.created - one.created);
};

/**
 * Of several active subscriptions, the one with the highest tier; without an active one, the
 * newest.
 */
export const findCurrentSubscription = (
  subscriptions: readonly StripeSubscription[],
  plans: SoldPlans,
): StripeSubscription | undefined => {
  const live = subscriptions.filter(isActiveSubscription);
  const best = highestTier(live.map((subscription) => tierOfSubscription(plans, subscription)));
  return (
    live.find((subscription) => tierOfSubscription(plans, subscription) === best) ??
    live[0] ??
    subscriptions[0]
  );
};

const tierOfSubscription = (plans: SoldPlans, { items }: StripeSubscription) => {
  const [item] = items.data;
  return item && tierOf(plans, item.price);
};

const toSubscriptionState = (
  subscriptions: readonly StripeSubscription[],
  plans: SoldPlans,
): SubscriptionState => {
  const current = findCurrentSubscription(subscriptions, plans);
  const known = { subscriptionId: current?.id ?? null, status: current?.status ?? null };
  if (!current || !isActiveSubscription(current)) return { ...known, card: false, pays: false };
  const card = current.default_payment_method != null;
  return { ...known, card, pays: true, tier: tierOfSubscription(plans, current) };
};

/** A customer that was deleted at Stripe has no subscriptions. */
const listOrNone = (deps: Deps, account: BillingAccount): Promise<StripeSubscription[]> =>
  listSubscriptions(deps, account).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) return [];
    throw error;
  });

type Cause = {
  actor?: { userId: string; username: string } | undefined;
  requestId: string;
  alongside?: (tx: Tx) => Promise<void>;
};

export type SyncedSubscription = { current: StripeSubscription | undefined; plans: SoldPlans };

/**
 * @param cause the actor and the request; `alongside` runs in the transaction that stores the state
 */
export const syncSubscription = async (
  deps: Deps,
  account: BillingAccount,
  { actor, requestId, alongside }: Cause,
): Promise<SyncedSubscription> => {
  const tenant = { clientId: account.clientId };
  const question = await inTenant(deps.db, tenant, (tx) =>
    nextSyncNumber(tx, account.clientId, account.provider),
  );
  // Outside a transaction: Stripe may answer slowly.
  const subscriptions = await listOrNone(deps, account);
  const plans = await inTenant(deps.db, tenant, async (tx) => {
    const sold = plansByProduct(await listPlans(tx));
    await applySubscriptionState(tx, account, toSubscriptionState(subscriptions, sold), {
      syncNumber: question,
      actor,
      requestId,
    });
    await alongside?.(tx);
    return sold;
  });
  return { current: findCurrentSubscription(subscriptions, plans), plans };
};
