import type { Deps } from '../../platform/deps.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import { listConnections } from './connections.service.ts';

export const connectionsRoutes = (deps: Deps) =>
  defineRoutes({
    listConnections: async ({ who }) => ({ status: 200, body: await listConnections(deps, who) }),
  });
