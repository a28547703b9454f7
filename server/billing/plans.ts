// The plans that are sold, as this installation names them: a price of Stripe is known by the product that a plan is linked to.
import type { components } from '../../openapi/generated/paths.d.ts';
import { inTenant } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import type { Principal } from '../http/principal.ts';
import { type listPlans as listRows, listPlans } from './accounts.repo.ts';
import { isTier, type Tier } from './granted-tier.ts';
import { idOf, type StripePrice } from './stripe-shapes.ts';

type Schemas = components['schemas'];
type PlanRow = Awaited<ReturnType<typeof listRows>>[number];
export type SoldPlans = ReadonlyMap<string, PlanRow>;

/** By product. Of two that name the same one, that which is offered. */
export const plansByProduct = (rows: readonly PlanRow[]): SoldPlans =>
  new Map(
    rows
      .toSorted((one, other) => Number(one.active) - Number(other.active))
      .flatMap((row) => (row.stripeProductId === null ? [] : [[row.stripeProductId, row]])),
  );

export const soldPlans = async (deps: Deps, who: Pick<Principal, 'clientId'>): Promise<SoldPlans> =>
  plansByProduct(await inTenant(deps.db, who, listPlans));

export const tierOf = (plans: SoldPlans, price: StripePrice): Tier | undefined => {
  const tier = plans.get(idOf(price.product) ?? '')?.tier;
  return tier !== undefined && isTier(tier) ? tier : undefined;
};

export const dollarsOf = (cents: number): number => Math.max(0, cents) / 100;

export const planOf = (plans: SoldPlans, price: StripePrice): Schemas['StripePlan'] => {
  const productId = idOf(price.product) ?? '';
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

/** By the month or by the year, in dollars, at one price each. */
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
