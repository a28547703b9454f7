import type { Deps } from '../../platform/deps.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import {
  addDomain,
  bindDomain,
  listDomains,
  unbindDomain,
  verifyDomain,
} from './domains.service.ts';

export const domainsRoutes = (deps: Deps) =>
  defineRoutes({
    listDomains: async ({ query, who }) => ({
      status: 200,
      body: await listDomains(deps, who, query.validated),
    }),

    createDomain: async ({ body, who, requestId }) => ({
      status: 201,
      body: await addDomain(deps, who, body.domain, requestId),
    }),

    verifyDomain: async ({ body, who, requestId }) => ({
      status: 200,
      body: await verifyDomain(deps, who, body.domain_uuid, requestId),
    }),

    bindDomain: async ({ body, who, requestId }) => ({
      status: 200,
      body: await bindDomain(deps, who, body, requestId),
    }),

    unbindDomain: async ({ path, who, requestId }) => {
      await unbindDomain(deps, who, path.id, path.repo, requestId);
      return { status: 204 };
    },
  });
