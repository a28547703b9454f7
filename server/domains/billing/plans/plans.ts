// The plans of this installation. A Stripe price maps to a plan by the product that the plan is
// linked to.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { type listPlans as listRows, listPlans } from './accounts.repo.ts';
import { isTier, type Tier } from './effective-tier.ts';
import { toId, type StripePrice } from '../stripe/stripe-shapes.ts';

type Schemas = components['schemas'];
type PlanRow = Awaited<ReturnType<typeof listRows>>[number];
export type SoldPlans = ReadonlyMap<string, PlanRow>;

/** Plans by Stripe product. Of two plans with the same product, the offered one wins. */
export const plansByProduct = (rows: readonly PlanRow[]): SoldPlans =>
  new Map(
    rows
      .toSorted((one, other) => Number(one.active) - Number(other.active))
      .flatMap((row) => (row.stripeProductId === null ? [] : [[row.stripeProductId, row]])),
  );

export const soldPlans = async (deps: Deps, who: Pick<Principal, 'clientId'>): Promise<SoldPlans> =>
  plansByProduct(await inTenant(deps.db, who, listPlans));

export const tierOf = (plans: SoldPlans, price: StripePrice): Tier | undefined => {
  const tier = plans.get(toId(price.product) ?? '')?.tier;
  return tier !== undefined && isTier(tier) ? tier : undefined;
};

export const dollarsOf = (cents: number): number => Math.max(0, cents) / 100;

export const planOf = (plans: SoldPlans, price: StripePrice): Schemas['StripePlan'] => {
  const productId = toId(price.product) ?? '';
  const plan = plans.get(productId);
  return {
    id: price.id,
    product_id: productId,
    name: plan?.name ?? productId,
    description: plan?.description ?? null,
    amount_usd: dollarsOf(price.unit_amount ?? 0),
    interval: price.recurring?.interval === 'year' ? 'year' : 'month',
    features: plan?.features ?? [],
  };
};

/** Only flat monthly or yearly prices in US dollars are sold. */
export const isSellable = ({
  active,
  currency,
  unit_amount: amount,
  recurring,
}: StripePrice): boolean =>
  active &&
  currency === 'usd' &&
  amount !== null &&
  amount >= 0 &&
  recurring?.interval_count === 1 &&
  (recurring.interval === 'month' || recurring.interval === 'year');
