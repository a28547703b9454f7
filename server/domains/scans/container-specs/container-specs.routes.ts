import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import {
  deleteContainerSpec,
  getContainerSpec,
  updateContainerSpec,
} from './container-specs.service.ts';

export const containerSpecsRoutes = (deps: Deps) =>
  defineRoutes({
    getContainerSpec: async ({ path, who, scope }) => ({
      status: 200,
      body: await getContainerSpec(deps, who, scope, path.id),
    }),

    updateContainerSpec: async ({ path, body, who, scope, requestId }) => ({
      status: 200,
      body: await updateContainerSpec(deps, who, scope, path.id, body, requestId),
    }),

    deleteContainerSpec: async ({ path, who, requestId }) => {
      await deleteContainerSpec(deps, who, path.id, requestId);
      return { status: 204 };
    },
  });
