import type { Deps } from '../../platform/deps.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import { testConnection } from './connections/test-connection.ts';
import {
  exchangeToken,
  getHostConnector,
  listHostBranches,
  listHostRepositories,
} from './source-hosts.service.ts';

export const sourceHostsRoutes = (deps: Deps) =>
  defineRoutes({
    listHostRepositories: async ({ who, path, query }) => ({
      status: 200,
      body: await listHostRepositories(deps, who, path.host, query),
    }),
    listHostBranches: async ({ who, path, query }) => ({
      status: 200,
      body: await listHostBranches(deps, who, path.host, query),
    }),
    getHostConnector: async ({ who, path }) => ({
      status: 200,
      body: await getHostConnector(deps, who, path.host),
    }),
    testSourceHostConnection: async ({ who, body }) => ({
      status: 200,
      body: await testConnection(deps, who, body),
    }),
    exchangeOAuthToken: async ({ who, body, requestId }) =>
      exchangeToken(deps, who, body, requestId),
  });
