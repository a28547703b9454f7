import type { Deps } from '../../deps.ts';
import { defineRoutes } from '../../http/types.ts';
import { activate, complete } from './marketplace.service.ts';

export const marketplaceRoutes = (deps: Deps) =>
  defineRoutes({
    activateSubscription: async ({ who, body, requestId }) => ({
      status: 200,
      body: await activate(deps, who, body.token, requestId),
    }),
    completeMarketplacePayment: async ({ who, query, requestId }) => ({
      status: 200,
      body: await complete(deps, who, query.token, requestId),
    }),
  });
