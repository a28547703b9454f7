import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import {
  createPartner,
  deletePartner,
  getPartner,
  listPartners,
  updatePartner,
} from './partners.service.ts';

export const partnersRoutes = (deps: Deps) =>
  defineRoutes({
    listPartners: async ({ query }) => ({ status: 200, body: await listPartners(deps, query) }),

    getPartner: async ({ path }) => ({ status: 200, body: await getPartner(deps, path.id) }),

    createPartner: async ({ body, who, requestId }) => ({
      status: 201,
      body: await createPartner(deps, who, body, requestId),
    }),

    updatePartner: async ({ path, body, who, requestId }) => ({
      status: 200,
      body: await updatePartner(deps, who, path.id, body, requestId),
    }),

    deletePartner: async ({ path, who, requestId }) => {
      await deletePartner(deps, who, path.id, requestId);
      return { status: 204 };
    },
  });
