import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import { cancelDeletion, getDeletion, requestDeletion } from './deletion.service.ts';

export const deletionRoutes = (deps: Deps) =>
  defineRoutes({
    getClientDeletion: async ({ who }) => ({ status: 200, body: await getDeletion(deps, who) }),
    requestClientDeletion: async ({ who, body, requestId }) => ({
      status: 200,
      body: await requestDeletion(deps, who, body, requestId),
    }),
    cancelClientDeletion: async ({ who, requestId }) => {
      await cancelDeletion(deps, who, requestId);
      return { status: 204 };
    },
  });
