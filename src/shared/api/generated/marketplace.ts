/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type {
  CompleteMarketplacePaymentParams,
  MarketplaceRequest,
  MarketplaceResult,
} from './model';

/**
 * @summary Complete a payment of the marketplace
 */
export const completeMarketplacePayment = (
  params: CompleteMarketplacePaymentParams,
  options?: RequestInit,
): Promise<MarketplaceResult> =>
  http<MarketplaceResult>(`/marketplace/complete${queryString(params)}`, {
    ...options,
    method: 'GET',
  });

export const getCompleteMarketplacePaymentQueryKey = (params: CompleteMarketplacePaymentParams) =>
  ['marketplace', 'complete', ...(params ? [params] : [])] as const;

export const getCompleteMarketplacePaymentQueryOptions = (
  params: CompleteMarketplacePaymentParams,
) =>
  queryOptions<MarketplaceResult, ApiError>({
    queryKey: getCompleteMarketplacePaymentQueryKey(params),
    queryFn: ({ signal }) => completeMarketplacePayment(params, { signal }),
  });

/**
 * @summary Activate a subscription of the marketplace
 */
export const activateSubscription = (
  marketplaceRequest: MarketplaceRequest,
  options?: RequestInit,
): Promise<MarketplaceResult> =>
  http<MarketplaceResult>(`/api/activate-subscription`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(marketplaceRequest),
  });
