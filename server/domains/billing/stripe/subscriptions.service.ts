import type { components } from '../../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { getAccount, getOwnAccount, requireOwnCustomer } from '../plans/account.ts';
import type { BillingAccount } from '../plans/accounts.repo.ts';
import { dollarsOf, planOf, type SoldPlans, soldPlans } from '../plans/plans.ts';
import { callStripe } from './stripe-client.ts';
import {
  toId,
  invoicePreview,
  type StripeSubscription,
  subscriptionShape,
} from './stripe-shapes.ts';
import {
  isActiveSubscription,
  listSubscriptions as askForAll,
  syncSubscription,
} from '../plans/synchronise.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { notFound, Problem } from '../../../platform/http/problem.ts';

type Schemas = components['schemas'];
type Status = Schemas['StripeSubscription']['status'];

const what = 'Subscription';

const statuses: ReadonlySet<string> = new Set<Status>([
  'active',
  'trialing',
  'past_due',
  'canceled',
  'incomplete',
  'unpaid',
]);
const isStatus = (word: string): word is Status => statuses.has(word);

/**
 * Stripe has two more statuses: for a first payment that never arrived, and for a trial that ended
 * without a card.
 */
const statusOf = (word: string): Status =>
  isStatus(word) ? word : word === 'incomplete_expired' ? 'canceled' : 'unpaid';

const subscriptionOf = (
  plans: SoldPlans,
  { id, customer, status, cancel_at_period_end, items }: StripeSubscription,
): Schemas['StripeSubscription'] => {
  const [item] = items.data;
  if (!item) throw notFound(what); // the schema requires one
  return {
    id,
    customer_id: toId(customer) ?? '',
    status: statusOf(status),
    cancel_at_period_end,
    plan: planOf(plans, item.price),
    current_period_end: new Date(item.current_period_end * 1000).toISOString(),
  };
};

/** Expanded with the customer, whose metadata is checked, and with the payment card. */
const readOwn = async (
  deps: Deps,
  account: BillingAccount,
  id: string,
): Promise<StripeSubscription> => {
  const subscription = await callStripe(deps, what, subscriptionShape, (stripe) =>
    stripe.subscriptions.retrieve(id, {
      expand: ['customer.invoice_settings.default_payment_method', 'default_payment_method'],
    }),
  );
  requireOwnCustomer(account, subscription.customer, what);
  return subscription;
};

export const getSubscription = async (
  deps: Deps,
  who: Principal,
  id: string,
): Promise<Schemas['StripeSubscription']> => {
  const account = await getAccount(deps, who, what);
  return subscriptionOf(await soldPlans(deps, who), await readOwn(deps, account, id));
};

export const listSubscriptions = async (
  deps: Deps,
  who: Principal,
  id: string,
): Promise<Schemas['StripeSubscriptionList']> => {
  const account = await getOwnAccount(deps, who, id);
  const plans = await soldPlans(deps, who);
  return {
    data: (await askForAll(deps, account)).map((subscription) =>
      subscriptionOf(plans, subscription),
    ),
  };
};

const cardOf = ({ default_payment_method: own, customer }: StripeSubscription) => {
  const preset =
    typeof customer === 'string' ? undefined : customer.invoice_settings?.default_payment_method;
  const method = [own, preset].find(
    (candidate) => typeof candidate === 'object' && candidate !== null,
  );
  return typeof method === 'object' ? method.card : undefined;
};

/** A canceled subscription has no next invoice: Stripe rejects the preview. */
const nextInvoice = async (
  deps: Deps,
  subscription: StripeSubscription,
): Promise<number | null> => {
  if (!isActiveSubscription(subscription) || subscription.cancel_at_period_end) return null;
  try {
    const preview = await callStripe(deps, 'Invoice', invoicePreview, (stripe) =>
      stripe.invoices.createPreview({ subscription: subscription.id }),
    );
    return dollarsOf(preview.amount_due);
  } catch (error) {
    if (
      error instanceof Problem &&
      (error.status === 404 || error.code === 'payment_provider_refused')
    )
      return null;
    throw error;
  }
};

/** The organization's id is an alias of the most recently stored subscription. */
const subscriptionIdOf = (who: Principal, account: BillingAccount, id: string): string => {
  if (id !== who.clientId && id !== account.accountId) return id;
  if (account.subscriptionId === null) throw notFound(what);
  return account.subscriptionId;
};

export const getSubscriptionDetail = async (
  deps: Deps,
  who: Principal,
  id: string,
): Promise<Schemas['StripeSubscriptionDetail']> => {
  const account = await getAccount(deps, who, what);
  const subscription = await readOwn(deps, account, subscriptionIdOf(who, account, id));
  const card = cardOf(subscription);
  return {
    ...subscriptionOf(await soldPlans(deps, who), subscription),
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
    card_expires: card ? `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}` : null,
    next_invoice_usd: await nextInvoice(deps, subscription),
  };
};

export const refreshSubscription = async (
  deps: Deps,
  who: Principal,
  id: string,
  requestId: string,
): Promise<Schemas['StripeSubscription']> => {
  const account = await getAccount(deps, who, what);
  const named =
    id === who.clientId || id === account.accountId ? undefined : await readOwn(deps, account, id);
  const { current, plans } = await syncSubscription(deps, account, { actor: who, requestId });
  const subscription = named ?? current;
  if (!subscription) throw notFound(what);
  return subscriptionOf(plans, subscription);
};

/** Cancels at the end of the paid period. */
export const cancelSubscription = async (
  deps: Deps,
  who: Principal,
  id: string,
  comment: string,
  requestId: string,
): Promise<Schemas['StripeSubscription']> => {
  const account = await getAccount(deps, who, what);
  const known = await readOwn(deps, account, id);
  if (!isActiveSubscription(known) || known.cancel_at_period_end)
    return subscriptionOf(await soldPlans(deps, who), known);
  const ended = await callStripe(deps, what, subscriptionShape, (stripe) =>
    stripe.subscriptions.update(
      id,
      {
        cancel_at_period_end: true,
        ...(comment.trim() !== '' && { cancellation_details: { comment: comment.trim() } }),
      },
      { idempotencyKey: `cancel/${requestId}` },
    ),
  );
  await inTenant(deps.db, who, (tx) =>
    writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'billing.cancel_subscription',
      subject: { type: 'subscription', id },
      detail: { comment: comment.trim() },
      requestId,
    }),
  );
  const { plans } = await syncSubscription(deps, account, { actor: who, requestId });
  return subscriptionOf(plans, ended);
};
