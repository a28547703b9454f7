/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { MarketplaceResult } from '../../../generated/model';

export const getCompleteMarketplacePaymentResponseMock = (): MarketplaceResult => ({
  message: 'Subscription activated successfully',
  tier: 'free',
});

export const getActivateSubscriptionResponseMock = (): MarketplaceResult => ({
  message: 'Subscription activated successfully',
  tier: 'free',
});

export const getCompleteMarketplacePaymentMockHandler = (
  overrideResponse?:
    | MarketplaceResult
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<MarketplaceResult> | MarketplaceResult),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/marketplace/complete',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCompleteMarketplacePaymentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getActivateSubscriptionMockHandler = (
  overrideResponse?:
    | MarketplaceResult
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<MarketplaceResult> | MarketplaceResult),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/activate-subscription',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getActivateSubscriptionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getMarketplaceMock = () => [
  getCompleteMarketplacePaymentMockHandler(),
  getActivateSubscriptionMockHandler(),
];
