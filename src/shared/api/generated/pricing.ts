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
 * @summary Remove a plan
 */
export const deletePricing = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/pricing/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });

/**
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
