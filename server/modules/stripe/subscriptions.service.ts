import type { components } from '../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit.ts';
import { accountOf, ownAccount, requireOwn } from '../../billing/account.ts';
import type { BillingAccount } from '../../billing/accounts.repo.ts';
import { dollarsOf, planOf, type SoldPlans, soldPlans } from '../../billing/plans.ts';
import { askStripe } from '../../billing/stripe-client.ts';
import {
  idOf,
  invoicePreview,
  type StripeSubscription,
  subscriptionShape,
} from '../../billing/stripe-shapes.ts';
import { isLive, listSubscriptions as askForAll, synchronise } from '../../billing/synchronise.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import type { Principal } from '../../http/principal.ts';
import { notFound, Problem } from '../../http/problem.ts';

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

/** Stripe has two more words: for a first payment that never came, and for a trial that ended without a card. */
const statusOf = (word: string): Status =>
  isStatus(word) ? word : word === 'incomplete_expired' ? 'canceled' : 'unpaid';

const subscriptionOf = (
  plans: SoldPlans,
  { id, customer, status, cancel_at_period_end, items }: StripeSubscription,
): Schemas['StripeSubscription'] => {
  const [item] = items.data;
  if (!item) throw notFound(what); // the shape has asked for one
  return {
    id,
    customer_id: idOf(customer) ?? '',
    status: statusOf(status),
    cancel_at_period_end,
    plan: planOf(plans, item.price),
    current_period_end: new Date(item.current_period_end * 1000).toISOString(),
  };
};

/** With the customer, whose mark is looked at, and the card that is charged. */
const readOwn = async (
  deps: Deps,
  account: BillingAccount,
  id: string,
): Promise<StripeSubscription> => {
  const subscription = await askStripe(deps, what, subscriptionShape, (stripe) =>
    stripe.subscriptions.retrieve(id, {
      expand: ['customer.invoice_settings.default_payment_method', 'default_payment_method'],
    }),
  );
  requireOwn(account, subscription.customer, what);
  return subscription;
};

export const getSubscription = async (
  deps: Deps,
  who: Principal,
  id: string,
): Promise<Schemas['StripeSubscription']> => {
  const account = await accountOf(deps, who, what);
  return subscriptionOf(await soldPlans(deps, who), await readOwn(deps, account, id));
};

export const listSubscriptions = async (
  deps: Deps,
  who: Principal,
  id: string,
): Promise<Schemas['StripeSubscriptionList']> => {
  const account = await ownAccount(deps, who, id);
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

/** Nothing comes after the end. Stripe says so by refusing to preview it. */
const nextInvoice = async (
  deps: Deps,
  subscription: StripeSubscription,
): Promise<number | null> => {
  if (!isLive(subscription) || subscription.cancel_at_period_end) return null;
  try {
    const preview = await askStripe(deps, 'Invoice', invoicePreview, (stripe) =>
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

/** The organisation's id stands for the subscription that was kept last. */
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
  const account = await accountOf(deps, who, what);
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
  const account = await accountOf(deps, who, what);
  const named =
    id === who.clientId || id === account.accountId ? undefined : await readOwn(deps, account, id);
  const { current, plans } = await synchronise(deps, account, { actor: who, requestId });
  const asked = named ?? current;
  if (!asked) throw notFound(what);
  return subscriptionOf(plans, asked);
};

/** It runs until what is paid for is over. */
export const cancelSubscription = async (
  deps: Deps,
  who: Principal,
  id: string,
  comment: string,
  requestId: string,
): Promise<Schemas['StripeSubscription']> => {
  const account = await accountOf(deps, who, what);
  const known = await readOwn(deps, account, id);
  if (!isLive(known) || known.cancel_at_period_end)
    return subscriptionOf(await soldPlans(deps, who), known);
  const ended = await askStripe(deps, what, subscriptionShape, (stripe) =>
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
  const { plans } = await synchronise(deps, account, { actor: who, requestId });
  return subscriptionOf(plans, ended);
};
