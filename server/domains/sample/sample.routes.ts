import type { Deps } from '../../platform/deps.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import { loadSample, removeSample } from './sample.service.ts';

export const sampleRoutes = (deps: Deps) =>
  defineRoutes({
    loadSample: async ({ who, requestId }) => ({
      status: 202,
      body: await loadSample(deps, who, requestId),
    }),
    removeSample: async ({ who, requestId }) => {
      await removeSample(deps, who, requestId);
      return { status: 204 };
    },
  });
