import type { Deps } from '../../deps.ts';
import { defineRoutes } from '../../http/types.ts';
import { getIntelligence, requestRefresh } from './intelligence.service.ts';
import {
  getPrioritySettings,
  savePrioritySettings,
  simulateSettings,
} from './prioritization.service.ts';

export const prioritizationRoutes = (deps: Deps) =>
  defineRoutes({
    getPrioritySettings: async ({ who }) => ({
      status: 200,
      body: await getPrioritySettings(deps, who),
    }),

    updatePrioritySettings: async ({ body, who, requestId }) => {
      const document = await savePrioritySettings(deps, who, body, requestId);
      deps.wakeJobs();
      return { status: 200, body: document };
    },

    simulatePrioritySettings: async ({ body, who }) => ({
      status: 200,
      body: await simulateSettings(deps, who, body),
    }),

    getIntelligence: async ({ who }) => ({ status: 200, body: await getIntelligence(deps, who) }),

    refreshIntelligence: async ({ who, requestId }) => {
      const body = await requestRefresh(deps, who, requestId);
      deps.wakeJobs();
      return { status: 202, body };
    },
  });
