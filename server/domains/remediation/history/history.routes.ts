import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import { getHistory, requestSearch } from './history.service.ts';

export const historyRoutes = (deps: Deps) =>
  defineRoutes({
    getSecretHistory: async ({ who, scope, path }) => ({
      status: 200,
      body: { data: await getHistory(deps, { who, scope }, path.id) },
    }),
    searchSecretHistory: async ({ who, scope, path }) => {
      const data = await requestSearch(deps, { who, scope }, path.id);
      deps.wakeJobs();
      return { status: 202, body: { data } };
    },
  });
