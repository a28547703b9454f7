import type { Deps } from '../../platform/deps.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import {
  type ClientResponse,
  getClient,
  toggleDeepReasoning,
  updateBilling,
  updateClient,
} from './client.service.ts';
import { endFirstRun, getClientSetup } from './setup.service.ts';

const answer = ({ token, etag }: ClientResponse) => ({
  status: 200 as const,
  body: { token },
  headers: { etag },
});

export const clientRoutes = (deps: Deps) =>
  defineRoutes({
    getClient: async ({ who }) => answer(await getClient(deps, who)),
    getClientSetup: async ({ who }) => ({ status: 200, body: await getClientSetup(deps, who) }),
    endFirstRun: async ({ who, requestId }) => {
      await endFirstRun(deps, who, requestId);
      return { status: 204 };
    },
    updateClient: async ({ who, body, header }) =>
      answer(await updateClient(deps, who, body, header('if-match') ?? '')),
    updateClientBilling: async ({ who, body }) => answer(await updateBilling(deps, who, body)),
    toggleDeepReasoning: async ({ who, body }) =>
      answer(await toggleDeepReasoning(deps, who, body?.deep_reasoning_enrichment)),
  });
