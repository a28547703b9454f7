import type { Deps } from '../../deps.ts';
import { inTenant } from '../../db/tenancy.ts';
import { tenantOf } from '../../http/principal.ts';
import { defineRoutes } from '../../http/types.ts';
import { listFindings } from '../findings/finding-list.service.ts';
import { readFinding } from '../findings/findings.service.ts';
import { findRepository, listRepositories } from '../repositories/repositories.service.ts';
import {
  asGuestOf,
  getManagedClient,
  listManagedClients,
  setPartner,
  setPiloting,
  totalManagedClients,
} from './manage-clients.service.ts';

export const manageClientsRoutes = (deps: Deps) =>
  defineRoutes({
    listManagedClients: async ({ query, who, scope }) => ({
      status: 200,
      body: await listManagedClients(deps, who, scope, query),
    }),

    getManagedClientTotals: async ({ who, scope }) => ({
      status: 200,
      body: await totalManagedClients(deps, who, scope),
    }),

    getManagedClient: async ({ path, who, scope }) => ({
      status: 200,
      body: await getManagedClient(deps, who, scope, path.id),
    }),

    setClientPiloting: async ({ body, who, requestId }) => ({
      status: 200,
      body: await setPiloting(deps, who, body, requestId),
    }),

    setClientPartner: async ({ body, who, requestId }) => ({
      status: 200,
      body: await setPartner(deps, who, body, requestId),
    }),

    listManagedFindings: async ({ path, query, who, scope, requestId }) => {
      const guest = await asGuestOf(deps, who, scope, path.id, 'findings', requestId);
      return { status: 200, body: await listFindings(deps, guest, 'all', query) };
    },

    getManagedFinding: async ({ path, who, scope, requestId }) => {
      const guest = await asGuestOf(deps, who, scope, path.id, 'finding', requestId);
      return {
        status: 200,
        body: { data: await readFinding(deps, { who: guest, scope: 'all' }, path.finding) },
      };
    },

    listManagedRepositories: async ({ path, query, who, scope, requestId }) => {
      const guest = await asGuestOf(deps, who, scope, path.id, 'repositories', requestId);
      return { status: 200, body: await listRepositories(deps, guest, 'all', query) };
    },

    getManagedRepository: async ({ path, who, scope, requestId }) => {
      const guest = await asGuestOf(deps, who, scope, path.id, 'repository', requestId);
      return {
        status: 200,
        body: {
          data: await inTenant(deps.db, tenantOf(guest), (tx) =>
            findRepository(tx, guest, 'all', path.repo),
          ),
        },
      };
    },
  });
