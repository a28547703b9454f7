/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { PlanUsage, Pricing, PricingList, ProductPrice } from '../../../generated/model';

export const getListPricingsResponseMock = (): PricingList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      name: 'Team',
      description: 'Up to fifty repositories.',
      tier: 'free',
      price_usd: 490,
      discount_percent: 10,
      features: ['50 repositories', 'SLA and policies'],
      included: { repositories: 50, members: 25, ai_fixes: null },
      stripe_product_id: null,
      active: true,
    },
  ],
  partner_discount: null,
});

export const getGetPricingResponseMock = (): Pricing => ({
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  name: 'Team',
  description: 'Up to fifty repositories.',
  tier: 'free',
  price_usd: 490,
  discount_percent: 10,
  features: ['50 repositories', 'SLA and policies'],
  included: { repositories: 50, members: 25, ai_fixes: null },
  stripe_product_id: null,
  active: true,
});

export const getUpdatePricingResponseMock = (): Pricing => ({
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  name: 'Team',
  description: 'Up to fifty repositories.',
  tier: 'free',
  price_usd: 490,
  discount_percent: 10,
  features: ['50 repositories', 'SLA and policies'],
  included: { repositories: 50, members: 25, ai_fixes: null },
  stripe_product_id: null,
  active: true,
});

export const getCreatePricingResponseMock = (): Pricing => ({
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  name: 'Team',
  description: 'Up to fifty repositories.',
  tier: 'free',
  price_usd: 490,
  discount_percent: 10,
  features: ['50 repositories', 'SLA and policies'],
  included: { repositories: 50, members: 25, ai_fixes: null },
  stripe_product_id: null,
  active: true,
});

export const getGetPlanUsageResponseMock = (): PlanUsage => ({
  used: { repositories: 41, members: 12, ai_fixes: 96 },
  included: { repositories: 50, members: 25, ai_fixes: null },
});

export const getGetProductPriceResponseMock = (): ProductPrice => ({
  price_usd: 490,
  discount_percent: 10,
  discounted_usd: 441,
});

export const getListPricingsMockHandler = (
  overrideResponse?:
    | PricingList
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PricingList> | PricingList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/pricings',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPricingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetPricingMockHandler = (
  overrideResponse?:
    | Pricing
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Pricing> | Pricing),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/pricing/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPricingResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdatePricingMockHandler = (
  overrideResponse?:
    | Pricing
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Pricing> | Pricing),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/pricing/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePricingResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeletePricingMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/pricing/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getCreatePricingMockHandler = (
  overrideResponse?:
    | Pricing
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Pricing> | Pricing),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/pricing/create',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePricingResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getGetPlanUsageMockHandler = (
  overrideResponse?:
    | PlanUsage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlanUsage> | PlanUsage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/client/usage',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPlanUsageResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetProductPriceMockHandler = (
  overrideResponse?:
    | ProductPrice
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ProductPrice> | ProductPrice),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/product/price',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetProductPriceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPricingMock = () => [
  getListPricingsMockHandler(),
  getGetPricingMockHandler(),
  getUpdatePricingMockHandler(),
  getDeletePricingMockHandler(),
  getCreatePricingMockHandler(),
  getGetPlanUsageMockHandler(),
  getGetProductPriceMockHandler(),
];
