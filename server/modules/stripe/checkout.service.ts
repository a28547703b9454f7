import type { components } from '../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit.ts';
import { accountOf, ensureAccount, requireOwn, readCustomer } from '../../billing/account.ts';
import type { BillingAccount } from '../../billing/accounts.repo.ts';
import { isSellable, planOf, soldPlans } from '../../billing/plans.ts';
import { askStripe, stripeConfig } from '../../billing/stripe-client.ts';
import {
  idOf,
  priceList,
  priceShape,
  redirectShape,
  sessionList,
  somethingWithId,
  type StripePrice,
  type StripeSubscription,
} from '../../billing/stripe-shapes.ts';
import { isLive, listSubscriptions } from '../../billing/synchronise.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import type { Principal } from '../../http/principal.ts';
import { invalid, Problem } from '../../http/problem.ts';
import { linkTo, localPath } from '../../links.ts';
import { partnerDiscounts } from './partner-coupon.service.ts';

type Schemas = components['schemas'];
type Redirect = Schemas['StripeRedirect'];
/** By which request, and in which language people come back. */
type Asked = { requestId: string; locale: 'en' | 'es' };

const pageOf = (deps: Deps, { locale }: Asked, path: string): string =>
  linkTo(deps.config, localPath(locale, path));

/** Only prices of plans that are offered here: the account at Stripe may sell other things too. */
export const listPlans = async (deps: Deps, who: Principal): Promise<Schemas['StripePlanList']> => {
  stripeConfig(deps);
  const plans = await soldPlans(deps, who);
  const offered = [...plans].filter(([, plan]) => plan.active).slice(0, 20);
  const prices = await Promise.all(
    offered.map(([product]) =>
      askStripe(deps, 'Product', priceList, (stripe) =>
        stripe.prices.list({ product, active: true, type: 'recurring', limit: 100 }),
      )
        // A product that is gone there sells nothing; the other plans are still for sale.
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
  const price = await askStripe(deps, 'Price', priceShape, (stripe) =>
    stripe.prices.retrieve(id),
  ).catch((error: unknown) => {
    throw error instanceof Problem && error.status === 404 ? notSold() : error;
  });
  const plan = (await soldPlans(deps, who)).get(idOf(price.product) ?? '');
  if (!plan?.active || !isSellable(price)) throw notSold();
  return price;
};

const openSessions = async (deps: Deps, { accountId }: BillingAccount): Promise<string[]> =>
  (
    await askStripe(deps, 'Customer', sessionList, (stripe) =>
      stripe.checkout.sessions.list({ customer: accountId, status: 'open', limit: 100 }),
    )
  ).data.map(({ id }) => id);

/** One that was paid or given up in the meantime is no longer open, which is all that is wanted. */
const expireAll = async (deps: Deps, account: BillingAccount): Promise<number> => {
  const sessions = await openSessions(deps, account);
  const expired = await Promise.all(
    sessions.map((id) =>
      askStripe(deps, 'Payment', somethingWithId, (stripe) =>
        stripe.checkout.sessions.expire(id),
      ).then(
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

/** An organisation has one subscription: another plan changes it, on Stripe's own page, where the difference is shown before it is paid. */
const changePlan = async (
  deps: Deps,
  who: Principal,
  account: BillingAccount,
  subscription: StripeSubscription,
  price: StripePrice,
  quantity: number,
  asked: Asked,
): Promise<Redirect> => {
  const [item] = subscription.items.data;
  if (!item || item.price.id === price.id) throw invalid('price_id', 'already_subscribed');
  const discounts = await partnerDiscounts(deps, who, price, asked.requestId);
  return askStripe(deps, 'Subscription', redirectShape, (stripe) =>
    stripe.billingPortal.sessions.create(
      {
        customer: account.accountId,
        return_url: pageOf(deps, asked, '/settings/billing'),
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: {
            subscription: subscription.id,
            items: [{ id: item.id, price: price.id, quantity }],
            ...discounts,
          },
          after_completion: {
            type: 'redirect',
            redirect: { return_url: pageOf(deps, asked, '/payment/success') },
          },
        },
      },
      { idempotencyKey: `portal/${asked.requestId}` },
    ),
  );
};

const begin = async (
  deps: Deps,
  who: Principal,
  account: BillingAccount,
  price: StripePrice,
  quantity: number,
  asked: Asked,
): Promise<Redirect> => {
  // Two open pages could both be paid.
  await expireAll(deps, account);
  const discounts = await partnerDiscounts(deps, who, price, asked.requestId);
  const marked = { metadata: { client_id: account.clientId } };
  return askStripe(deps, 'Price', redirectShape, (stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: account.accountId,
        client_reference_id: account.clientId,
        line_items: [{ price: price.id, quantity }],
        ...discounts,
        subscription_data: marked,
        ...marked,
        success_url: pageOf(deps, asked, '/payment/success'),
        cancel_url: pageOf(deps, asked, '/payment/cancel'),
      },
      { idempotencyKey: `checkout/${asked.requestId}` },
    ),
  );
};

export const createCheckout = async (
  deps: Deps,
  who: Principal,
  { price_id: id, quantity }: Schemas['CheckoutSessionRequest'],
  asked: Asked,
): Promise<Redirect> => {
  const price = await offeredPrice(deps, who, id);
  const account = await ensureAccount(deps, who, who.email, asked.requestId);
  const live = (await listSubscriptions(deps, account)).find(isLive);
  const redirect = live
    ? await changePlan(deps, who, account, live, price, quantity, asked)
    : await begin(deps, who, account, price, quantity, asked);
  await inTenant(deps.db, who, (tx) =>
    writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'billing.begin_payment',
      subject: { type: 'price', id },
      detail: { quantity, change: live !== undefined },
      requestId: asked.requestId,
    }),
  );
  return redirect;
};

/** Of the organisation's own customer, and only where the address is its own. */
export const expireSessions = async (
  deps: Deps,
  who: Principal,
  email: string,
): Promise<Schemas['Message']> => {
  const nothing = { message: 'No payment was open.' };
  const account = await accountOf(deps, who, 'Customer').catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) return undefined;
    throw error;
  });
  if (!account) return nothing;
  const customer = await readCustomer(deps, account);
  if ((customer.email ?? account.email ?? '').toLowerCase() !== email.toLowerCase()) return nothing;
  const expired = await expireAll(deps, account);
  return expired === 0 ? nothing : { message: `Payments that were given up: ${expired}.` };
};

export const openPortal = async (deps: Deps, who: Principal, asked: Asked): Promise<Redirect> => {
  const account = await accountOf(deps, who, 'Customer');
  requireOwn(account, await readCustomer(deps, account), 'Customer');
  return askStripe(deps, 'Customer', redirectShape, (stripe) =>
    stripe.billingPortal.sessions.create(
      { customer: account.accountId, return_url: pageOf(deps, asked, '/settings/billing') },
      { idempotencyKey: `portal/${asked.requestId}` },
    ),
  );
};
