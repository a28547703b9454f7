import type { Deps } from '../../deps.ts';
import { defineRoutes } from '../../http/types.ts';
import {
  type ClientAnswer,
  readClient,
  toggleDeepReasoning,
  updateBilling,
  updateClient,
} from './client.service.ts';

const answer = ({ token, etag }: ClientAnswer) => ({
  status: 200 as const,
  body: { token },
  headers: { etag },
});

export const clientRoutes = (deps: Deps) =>
  defineRoutes({
    getClient: async ({ who }) => answer(await readClient(deps, who)),
    updateClient: async ({ who, body, header }) =>
      answer(await updateClient(deps, who, body, header('if-match') ?? '')),
    updateClientBilling: async ({ who, body }) => answer(await updateBilling(deps, who, body)),
    toggleDeepReasoning: async ({ who, body }) =>
      answer(await toggleDeepReasoning(deps, who, body?.deep_reasoning_enrichment)),
  });
