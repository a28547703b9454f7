import type {
  Pricing,
  ProductPriceRequest,
  StripePlan,
  StripeSubscription,
  SubscriptionTier,
} from '../../generated/model';
import {
  getGetStripeSubscriptionDetailResponseMock,
  getListStripeInvoicesResponseMock,
} from '../generated/stripe/stripe.msw';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { bodyOf } from './request';

/** The tier of the scenario, or the organization's own. */
export const tierOf = ({ scenario, client }: MockState): SubscriptionTier =>
  scenario.plan ?? client.subscription.tier;

/** The organization's plan; undefined if it pays nothing. */
export const planInForce = (state: MockState): Pricing | undefined =>
  state.pricings.all.find(({ active, tier }) => active && tier === tierOf(state));

const stripePlanOf = ({ name, description, price_usd: amount, features }: Pricing): StripePlan => {
  const word = name.toLowerCase();
  const ids = { id: `price_${word}`, product_id: `prod_${word}` };
  return { ...ids, name, description, amount_usd: amount, interval: 'month', features };
};

/** The state of the payment service, derived from the organization's plan. */
export const stripeOverlay = (state: MockState) => {
  const subscription = (): StripeSubscription | undefined => {
    const plan = planInForce(state);
    const {
      card_brand: _brand,
      card_last4: _last4,
      card_expires: _expires,
      next_invoice_usd: _amount,
      ...example
    } = getGetStripeSubscriptionDetailResponseMock();
    return plan && { ...example, plan: stripePlanOf(plan) };
  };
  const subscribed = (): StripeSubscription =>
    subscription() ?? refuse(404, 'Subscription not found.');
  return {
    listStripePlans: () => ({
      data: state.pricings.all
        .filter(({ active, stripe_product_id: id }) => active && id !== null)
        .map(stripePlanOf)
        .toSorted((one, other) => one.amount_usd - other.amount_usd),
    }),
    getStripeSubscription: subscribed,
    listStripeSubscriptions: () => ({ data: [subscription()].filter((one) => one !== undefined) }),
    getStripeSubscriptionDetail: () => {
      const { plan, ...others } = subscribed();
      return {
        ...getGetStripeSubscriptionDetailResponseMock(),
        ...others,
        plan,
        next_invoice_usd: plan.amount_usd,
      };
    },
    listStripeInvoices: () => {
      const plan = planInForce(state);
      const { data } = getListStripeInvoicesResponseMock();
      return {
        data: plan
          ? data.map((invoice) => ({
              ...invoice,
              description: plan.name,
              amount_usd: plan.price_usd,
            }))
          : [],
      };
    },
    listStripeMembers: () => ({
      data: state.clients.all
        .filter(({ tier }) => tier !== 'free')
        .map(({ _id: id, organization_name: name, tier }) => ({
          client_id: id,
          organization_name: name,
          customer_id: `cus_${id.slice(-8)}`,
          tier,
        }))
        .toSorted((one, other) => (one.organization_name < other.organization_name ? -1 : 1)),
    }),
    getProductPrice: async ({ request }) => {
      const { pricing_id: id, discount_percent: asked } =
        await bodyOf<ProductPriceRequest>(request);
      const { price_usd: price, discount_percent: own } = state.pricings.find(id);
      const percent = asked ?? own;
      const discount = percent >= 0 && percent <= 100 ? percent : 0;
      return {
        price_usd: price,
        discount_percent: discount,
        discounted_usd: Math.round(price * (100 - discount)) / 100,
      };
    },
  } satisfies Overlay;
};
