import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import { getRetention, updateRetention } from './retention.service.ts';

export const retentionRoutes = (deps: Deps) =>
  defineRoutes({
    getRetention: async ({ who }) => ({ status: 200, body: await getRetention(deps, who) }),
    updateRetention: async ({ who, body, requestId }) => ({
      status: 200,
      body: await updateRetention(deps, who, body, requestId),
    }),
  });
