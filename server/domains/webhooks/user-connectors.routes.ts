import type { Deps } from '../../platform/deps.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import {
  addUserConnector,
  editUserConnector,
  getUserConnector,
  listUserConnectors,
  publishUserConnector,
  unpublishUserConnector,
} from './user-connectors.service.ts';

export const userConnectorsRoutes = (deps: Deps) =>
  defineRoutes({
    listUserConnectors: async ({ query, who }) => ({
      status: 200,
      body: await listUserConnectors(deps, who, query),
    }),

    getUserConnector: async ({ path, who }) => ({
      status: 200,
      body: await getUserConnector(deps, who, path.id),
    }),

    addUserConnector: async ({ path, who, requestId }) => ({
      status: 200,
      body: await addUserConnector(deps, who, path.id, requestId),
    }),

    publishUserConnector: async ({ body, who, requestId }) => ({
      status: 201,
      body: await publishUserConnector(deps, who, body, requestId),
    }),

    editUserConnector: async ({ path, body, who, requestId }) => ({
      status: 200,
      body: await editUserConnector(deps, who, path.id, body, requestId),
    }),

    unpublishUserConnector: async ({ path, who, requestId }) => {
      await unpublishUserConnector(deps, who, path.id, requestId);
      return { status: 204 };
    },
  });
