import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import {
  createPricing,
  deletePricing,
  getPricing,
  listPricings,
  planUsage,
  productPrice,
  updatePricing,
} from './pricing.service.ts';

export const pricingRoutes = (deps: Deps) =>
  defineRoutes({
    listPricings: async ({ who }) => ({ status: 200, body: await listPricings(deps, who) }),

    getPricing: async ({ path, who }) => ({
      status: 200,
      body: await getPricing(deps, who, path.id),
    }),

    createPricing: async ({ body, who, requestId }) => ({
      status: 201,
      body: await createPricing(deps, who, body, requestId),
    }),

    updatePricing: async ({ path, body, who, requestId }) => ({
      status: 200,
      body: await updatePricing(deps, who, path.id, body, requestId),
    }),

    deletePricing: async ({ path, who, requestId }) => {
      await deletePricing(deps, who, path.id, requestId);
      return { status: 204 };
    },

    getPlanUsage: async ({ who }) => ({ status: 200, body: await planUsage(deps, who) }),

    getProductPrice: async ({ body, who }) => ({
      status: 200,
      body: await productPrice(deps, who, body),
    }),
  });
