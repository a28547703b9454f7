// What the organisation's subscription is now, asked of Stripe and kept: the one way in which a payment, a cancellation or a failure becomes
// the organisation's plan, whoever noticed it first.
import type { Tx } from '../db/connect.ts';
import { inTenant } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../http/problem.ts';
import { type BillingAccount, countQuestion, listPlans } from './accounts.repo.ts';
import { applyFound, type Found, highest } from './granted-tier.ts';
import { plansByProduct, type SoldPlans, tierOf } from './plans.ts';
import { askStripe } from './stripe-client.ts';
import { idOf, type StripeSubscription, subscriptionList } from './stripe-shapes.ts';

/** While Stripe still tries to collect (`past_due`) the plan stays on. */
const paying: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

export const isLive = ({ status }: Pick<StripeSubscription, 'status'>): boolean =>
  paying.has(status);

/** Newest first, of this customer only. */
export const listSubscriptions = async (
  deps: Deps,
  { accountId }: BillingAccount,
): Promise<StripeSubscription[]> => {
  const { data } = await askStripe(deps, 'Subscription', subscriptionList, (stripe) =>
    stripe.subscriptions.list({ customer: accountId, status: 'all', limit: 100 }),
  );
  return data
    .filter(({ customer }) => idOf(customer) === accountId)
    .toSorted((one, other) => other.created - one.created);
};

/** Where there are several, the one that opens most. */
export const currentOf = (
  subscriptions: readonly StripeSubscription[],
  plans: SoldPlans,
): StripeSubscription | undefined => {
  const live = subscriptions.filter(isLive);
  const best = highest(live.map((subscription) => tierOfSubscription(plans, subscription)));
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

const foundOf = (subscriptions: readonly StripeSubscription[], plans: SoldPlans): Found => {
  const current = currentOf(subscriptions, plans);
  const known = { subscriptionId: current?.id ?? null, status: current?.status ?? null };
  return current && isLive(current)
    ? { ...known, pays: true, tier: tierOfSubscription(plans, current) }
    : { ...known, pays: false };
};

/** A customer who was deleted there has nothing. */
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

export type Synchronised = { current: StripeSubscription | undefined; plans: SoldPlans };

/** @param cause whose doing it is; `alongside` runs in the transaction that keeps the answer */
export const synchronise = async (
  deps: Deps,
  account: BillingAccount,
  { actor, requestId, alongside }: Cause,
): Promise<Synchronised> => {
  const tenant = { clientId: account.clientId };
  const question = await inTenant(deps.db, tenant, (tx) =>
    countQuestion(tx, account.clientId, account.provider),
  );
  // Outside a transaction: the other side may take its time.
  const subscriptions = await listOrNone(deps, account);
  const plans = await inTenant(deps.db, tenant, async (tx) => {
    const sold = plansByProduct(await listPlans(tx));
    await applyFound(tx, account, foundOf(subscriptions, sold), { question, actor, requestId });
    await alongside?.(tx);
    return sold;
  });
  return { current: currentOf(subscriptions, plans), plans };
};
