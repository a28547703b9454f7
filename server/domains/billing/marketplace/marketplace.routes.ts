import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import { activatePurchase, completeActivation } from './marketplace.service.ts';

export const marketplaceRoutes = (deps: Deps) =>
  defineRoutes({
    activateSubscription: async ({ who, body, requestId }) => ({
      status: 200,
      body: await activatePurchase(deps, who, body.token, requestId),
    }),
    completeMarketplacePayment: async ({ who, query, requestId }) => ({
      status: 200,
      body: await completeActivation(deps, who, query.token, requestId),
    }),
  });
