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
 * For the page to which the cloud marketplace sends a buyer after a purchase; it activates the subscription like `activateSubscription`. Every session reaches it, and only administrators may activate: others get 403. The purchase belongs to the first organisation that activates it, and the audit log records it. A repeated call activates nothing twice; a second purchase beside one that has not ended is refused with 409 before it is activated. A failure at the marketplace returns 502.
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
 * Turns a purchase in the cloud marketplace into the organisation's plan, by the token that the marketplace gave the buyer. Administrators may call it, and the audit log records it. A repeated call activates nothing twice. A second purchase beside one that has not ended is refused with 409 before it is activated. A server without a marketplace returns 422; an unknown plan, a purchase that has ended or one of another organisation returns 502.
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
