import type { Deps } from '../../deps.ts';
import { defineRoutes } from '../../http/types.ts';
import {
  deleteContainerSpec,
  getContainerSpec,
  saveContainerSpec,
} from './container-specs.service.ts';

export const containerSpecsRoutes = (deps: Deps) =>
  defineRoutes({
    getContainerSpec: async ({ path, who, scope }) => ({
      status: 200,
      body: await getContainerSpec(deps, who, scope, path.id),
    }),

    updateContainerSpec: async ({ path, body, who, scope, requestId }) => ({
      status: 200,
      body: await saveContainerSpec(deps, who, scope, path.id, body, requestId),
    }),

    deleteContainerSpec: async ({ path, who, requestId }) => {
      await deleteContainerSpec(deps, who, path.id, requestId);
      return { status: 204 };
    },
  });
