/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import type {
  PlanUsage,
  Pricing,
  PricingList,
  PricingRequest,
  ProductPrice,
  ProductPriceRequest,
} from './model';

/**
 * For the pricing page: the plans from the cheapest to the dearest, and what the organisation's partner takes off them. Every user may call it; plans that are not offered appear only for super-administrators. `partner_discount` is null for an organisation without a partner that grants one.
 * @summary Plans
 */
export const listPricings = (options?: RequestInit): Promise<PricingList> =>
  http<PricingList>(`/pricings`, { ...options, method: 'GET' });

export const getListPricingsQueryKey = () => ['pricings'] as const;

export const getListPricingsQueryOptions = () =>
  queryOptions<PricingList, ApiError>({
    queryKey: getListPricingsQueryKey(),
    queryFn: ({ signal }) => listPricings({ signal }),
  });

/**
 * One plan of the price list with its price, features and what it includes. Every user may call it. An unknown plan, and for all but super-administrators one that is not offered, returns 404.
 * @summary A plan
 */
export const getPricing = (id: string, options?: RequestInit): Promise<Pricing> =>
  http<Pricing>(`/pricing/${encodeURIComponent(String(id))}`, { ...options, method: 'GET' });

export const getGetPricingQueryKey = (id: string) => ['pricing', id] as const;

export const getGetPricingQueryOptions = (id: string) =>
  queryOptions<Pricing, ApiError>({
    queryKey: getGetPricingQueryKey(id),
    queryFn: ({ signal }) => getPricing(id, { signal }),
  });

/**
 * Changes a plan for every organisation; absent fields of the description, features, limits, product and offer stay as they are. Super-administrators may call it, and the audit log records it. An unknown plan returns 404, a name that another plan has 409.
 * @summary Change a plan
 */
export const updatePricing = (
  id: string,
  pricingRequest: PricingRequest,
  options?: RequestInit,
): Promise<Pricing> =>
  http<Pricing>(`/pricing/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(pricingRequest),
  });

/**
 * Removes a plan from the price list. Organisations keep the tier that they have, and the payment provider is not called. Super-administrators may call it, and the audit log records it. An unknown plan returns 404.
 * @summary Remove a plan
 */
export const deletePricing = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/pricing/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });

/**
 * Adds a plan to the price list, for every organisation to see once it is offered. Super-administrators may call it, and the audit log records it. It makes no product at the payment provider. A name that another plan has is refused with 409.
 * @summary Add a plan
 */
export const createPricing = (
  pricingRequest: PricingRequest,
  options?: RequestInit,
): Promise<Pricing> =>
  http<Pricing>(`/pricing/create`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(pricingRequest),
  });

/**
 * For the page of the plan: active repositories, members and AI fixes of this month in UTC, beside what the plan includes. Administrators may call it. `included` is null where no offered plan has the organisation's tier; nothing is refused beyond it.
 * @summary What the organisation uses of its plan
 */
export const getPlanUsage = (options?: RequestInit): Promise<PlanUsage> =>
  http<PlanUsage>(`/client/usage`, { ...options, method: 'GET' });

export const getGetPlanUsageQueryKey = () => ['client', 'usage'] as const;

export const getGetPlanUsageQueryOptions = () =>
  queryOptions<PlanUsage, ApiError>({
    queryKey: getGetPlanUsageQueryKey(),
    queryFn: ({ signal }) => getPlanUsage({ signal }),
  });

/**
 * What a plan costs after a discount, for the pricing page before a checkout. Every user may call it, and it changes nothing. Without `discount_percent`, the larger of the plan's own and the partner's discount counts. An unknown plan returns 404.
 * @summary What a plan costs at a discount
 */
export const getProductPrice = (
  productPriceRequest: ProductPriceRequest,
  options?: RequestInit,
): Promise<ProductPrice> =>
  http<ProductPrice>(`/api/product/price`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(productPriceRequest),
  });
