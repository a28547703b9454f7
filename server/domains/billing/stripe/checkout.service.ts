import type { components } from '../../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { getAccount, ensureAccount, requireOwnCustomer, getOwnCustomer } from '../plans/account.ts';
import type { BillingAccount } from '../plans/accounts.repo.ts';
import { isSellable, planOf, soldPlans } from '../plans/plans.ts';
import { callStripe, requireStripeConfig } from './stripe-client.ts';
import {
  toId,
  priceList,
  priceShape,
  redirectShape,
  sessionList,
  idShape,
  type StripePrice,
  type StripeSubscription,
} from './stripe-shapes.ts';
import { isActiveSubscription, listSubscriptions } from '../plans/synchronise.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { invalid, Problem } from '../../../platform/http/problem.ts';
import { publicLink, localizedPath } from '../../../platform/http/links.ts';
import { getPartnerDiscounts } from './partner-coupon.service.ts';

type Schemas = components['schemas'];
type Redirect = Schemas['StripeRedirect'];
/** The request id, and the language of the pages that Stripe redirects to. */
type CheckoutContext = { requestId: string; locale: 'en' | 'es' };

const localizedUrl = (deps: Deps, { locale }: CheckoutContext, path: string): string =>
  publicLink(deps.config, localizedPath(locale, path));

/** Only prices of plans that are offered here: the Stripe account may also sell other products. */
export const listPlans = async (deps: Deps, who: Principal): Promise<Schemas['StripePlanList']> => {
  requireStripeConfig(deps);
  const plans = await soldPlans(deps, who);
  const offered = [...plans].filter(([, plan]) => plan.active).slice(0, 20);
  const prices = await Promise.all(
    offered.map(([product]) =>
      callStripe(deps, 'Product', priceList, (stripe) =>
        stripe.prices.list({ product, active: true, type: 'recurring', limit: 100 }),
      )
        // A product that was deleted at Stripe has no prices. The other plans stay for sale.
        .catch((error: unknown) => {
          if (error instanceof Problem && error.status === 404) return { data: [] };
          throw error;
        }),
    ),
  );
  const sellable = prices
    .flatMap(({ data }) => data.filter(isSellable))
    .map((price) => planOf(plans, price));
  return {
    data: sellable.toSorted(
      (one, other) => one.amount_usd - other.amount_usd || one.id.localeCompare(other.id),
    ),
  };
};

const offeredPrice = async (deps: Deps, who: Principal, id: string): Promise<StripePrice> => {
  const notSold = () => invalid('price_id', 'not_sold');
  const price = await callStripe(deps, 'Price', priceShape, (stripe) =>
    stripe.prices.retrieve(id),
  ).catch((error: unknown) => {
    throw error instanceof Problem && error.status === 404 ? notSold() : error;
  });
  const plan = (await soldPlans(deps, who)).get(toId(price.product) ?? '');
  if (!plan?.active || !isSellable(price)) throw notSold();
  return price;
};

const openSessions = async (deps: Deps, { accountId }: BillingAccount): Promise<string[]> =>
  (
    await callStripe(deps, 'Customer', sessionList, (stripe) =>
      stripe.checkout.sessions.list({ customer: accountId, status: 'open', limit: 100 }),
    )
  ).data.map(({ id }) => id);

/** Ignores a session that was paid or expired in the meantime: it is closed either way. */
const expireAll = async (deps: Deps, account: BillingAccount): Promise<number> => {
  const sessions = await openSessions(deps, account);
  const expired = await Promise.all(
    sessions.map((id) =>
      callStripe(deps, 'Payment', idShape, (stripe) => stripe.checkout.sessions.expire(id)).then(
        () => 1,
        (error: unknown) => {
          if (
            error instanceof Problem &&
            (error.status === 404 || error.code === 'payment_provider_refused')
          )
            return 0;
          throw error;
        },
      ),
    ),
  );
  return expired.reduce<number>((sum, one) => sum + one, 0);
};

/**
 * An organization has one subscription. Another plan changes it on Stripe's own page, which shows
 * the price difference before payment.
 */
const changePlan = async (
  deps: Deps,
  who: Principal,
  account: BillingAccount,
  subscription: StripeSubscription,
  price: StripePrice,
  quantity: number,
  context: CheckoutContext,
): Promise<Redirect> => {
  const [item] = subscription.items.data;
  if (!item || item.price.id === price.id) throw invalid('price_id', 'already_subscribed');
  const discounts = await getPartnerDiscounts(deps, who, price, context.requestId);
  return callStripe(deps, 'Subscription', redirectShape, (stripe) =>
    stripe.billingPortal.sessions.create(
      {
        customer: account.accountId,
        return_url: localizedUrl(deps, context, '/settings/billing'),
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: {
            subscription: subscription.id,
            items: [{ id: item.id, price: price.id, quantity }],
            ...discounts,
          },
          after_completion: {
            type: 'redirect',
            redirect: { return_url: localizedUrl(deps, context, '/payment/success') },
          },
        },
      },
      { idempotencyKey: `portal/${context.requestId}` },
    ),
  );
};

const startCheckout = async (
  deps: Deps,
  who: Principal,
  account: BillingAccount,
  price: StripePrice,
  quantity: number,
  context: CheckoutContext,
): Promise<Redirect> => {
  // Expires the open sessions first: the user could pay in two of them.
  await expireAll(deps, account);
  const discounts = await getPartnerDiscounts(deps, who, price, context.requestId);
  const marked = { metadata: { client_id: account.clientId } };
  return callStripe(deps, 'Price', redirectShape, (stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: account.accountId,
        client_reference_id: account.clientId,
        line_items: [{ price: price.id, quantity }],
        ...discounts,
        subscription_data: marked,
        ...marked,
        success_url: localizedUrl(deps, context, '/payment/success'),
        cancel_url: localizedUrl(deps, context, '/payment/cancel'),
      },
      { idempotencyKey: `checkout/${context.requestId}` },
    ),
  );
};

export const createCheckout = async (
  deps: Deps,
  who: Principal,
  { price_id: id, quantity }: Schemas['CheckoutSessionRequest'],
  context: CheckoutContext,
): Promise<Redirect> => {
  const price = await offeredPrice(deps, who, id);
  const account = await ensureAccount(deps, who, who.email, context.requestId);
  const live = (await listSubscriptions(deps, account)).find(isActiveSubscription);
  const redirect = live
    ? await changePlan(deps, who, account, live, price, quantity, context)
    : await startCheckout(deps, who, account, price, quantity, context);
  await inTenant(deps.db, who, (tx) =>
    writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'billing.begin_payment',
      subject: { type: 'price', id },
      detail: { quantity, change: live !== undefined },
      requestId: context.requestId,
    }),
  );
  return redirect;
};

/**
 * Opens the portal for the organization's own customer. The return URL has to be on this
 * installation.
 */
export const expireSessions = async (
  deps: Deps,
  who: Principal,
  email: string,
): Promise<Schemas['Message']> => {
  const nothing = { message: 'No payment was open.' };
  const account = await getAccount(deps, who, 'Customer').catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) return undefined;
    throw error;
  });
  if (!account) return nothing;
  const customer = await getOwnCustomer(deps, account);
  if ((customer.email ?? account.email ?? '').toLowerCase() !== email.toLowerCase()) return nothing;
  const expired = await expireAll(deps, account);
  return expired === 0 ? nothing : { message: `Payments that were given up: ${expired}.` };
};

export const openPortal = async (
  deps: Deps,
  who: Principal,
  context: CheckoutContext,
): Promise<Redirect> => {
  const account = await getAccount(deps, who, 'Customer');
  requireOwnCustomer(account, await getOwnCustomer(deps, account), 'Customer');
  return callStripe(deps, 'Customer', redirectShape, (stripe) =>
    stripe.billingPortal.sessions.create(
      { customer: account.accountId, return_url: localizedUrl(deps, context, '/settings/billing') },
      { idempotencyKey: `portal/${context.requestId}` },
    ),
  );
};
