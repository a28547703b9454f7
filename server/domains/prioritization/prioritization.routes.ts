import type { Deps } from '../../platform/deps.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import {
  getPrioritySettings,
  updatePrioritySettings,
  simulateSettings,
} from './prioritization.service.ts';

export const prioritizationRoutes = (deps: Deps) =>
  defineRoutes({
    getPrioritySettings: async ({ who }) => ({
      status: 200,
      body: await getPrioritySettings(deps, who),
    }),

    updatePrioritySettings: async ({ body, who, requestId }) => {
      const document = await updatePrioritySettings(deps, who, body, requestId);
      deps.wakeJobs();
      return { status: 200, body: document };
    },

    simulatePrioritySettings: async ({ body, who }) => ({
      status: 200,
      body: await simulateSettings(deps, who, body),
    }),
  });
