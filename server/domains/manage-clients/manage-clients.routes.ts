import type { Deps } from '../../platform/deps.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import { toTenant } from '../../platform/http/principal.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import { scopeOf } from '#domain/roles';
import { forbidden } from '../../platform/http/problem.ts';
import {
  exportAtOnce,
  exportFindingsAcross,
  listFilterOptions,
  filterOptionsAcross,
  listFindings,
  listFindingsAcross,
  readFinding,
} from '../findings/index.ts';
import { findRepository, listRepositories } from '../repositories/index.ts';
import { readClients } from './read-clients.ts';
import {
  toGuestPrincipal,
  getManagedClient,
  listManagedClients,
  updatePartner,
  updatePiloting,
  updatePlan,
  getManagedClientTotals,
} from './manage-clients.service.ts';

export const manageClientsRoutes = (deps: Deps) =>
  defineRoutes({
    listManagedClients: async ({ query, who, scope }) => ({
      status: 200,
      body: await listManagedClients(deps, who, scope, query),
    }),

    getManagedClientTotals: async ({ who, scope }) => ({
      status: 200,
      body: await getManagedClientTotals(deps, who, scope),
    }),

    getManagedClient: async ({ path, who, scope }) => ({
      status: 200,
      body: await getManagedClient(deps, who, scope, path.id),
    }),

    setClientPiloting: async ({ body, who, requestId }) => ({
      status: 200,
      body: await updatePiloting(deps, who, body, requestId),
    }),

    setClientPlan: async ({ body, who, requestId }) => ({
      status: 200,
      body: await updatePlan(deps, who, body, requestId),
    }),

    setClientPartner: async ({ body, who, requestId }) => ({
      status: 200,
      body: await updatePartner(deps, who, body, requestId),
    }),

    listFindingsOfClients: async ({ query, who, scope, requestId }) => {
      const { client_id: ids, ...asked } = query;
      const clients = await readClients(deps, { who, scope, requestId }, { ids, what: 'findings' });
      return { status: 200, body: await listFindingsAcross(deps, who, clients, asked) };
    },

    listFilterOptionsOfClients: async ({ query, who, scope, requestId }) => {
      const { client_id: ids, ...asked } = query;
      const which = asked.filter_key === 'client' ? { name: asked.q } : { ids };
      const clients = await readClients(
        deps,
        { who, scope, requestId },
        { ...which, what: 'filters' },
      );
      return { status: 200, body: { data: await filterOptionsAcross(deps, clients, asked) } };
    },

    exportFindingsOfClients: async ({ query, body, who, scope, requestId }) => {
      const { client_id: ids, ...asked } = query;
      const clients = await readClients(deps, { who, scope, requestId }, { ids, what: 'export' });
      return exportFindingsAcross(deps, who, clients, asked, body);
    },

    listManagedFindings: async ({ path, query, who, scope, requestId }) => {
      const guest = await toGuestPrincipal(deps, who, scope, path.id, 'findings', requestId);
      return { status: 200, body: await listFindings(deps, guest, 'all', query) };
    },

    /**
     * Also for the caller's own organization: the same operation, distinguished by its parameter.
     */
    listFindingFilterOptions: async ({ query, who, scope, requestId }) => {
      const { client_id: id, ...asked } = query;
      if (id === undefined || id === who.clientId)
        return { status: 200, body: { data: await listFilterOptions(deps, who, scope, asked) } };
      const visitor = scopeOf({ role: who.role, is_partner: who.isPartner }, 'clients:read');
      if (!visitor)
        throw forbidden('Only partners and super-administrators read other organisations.');
      const guest = await toGuestPrincipal(deps, who, visitor, id, 'filters', requestId);
      return { status: 200, body: { data: await listFilterOptions(deps, guest, 'all', asked) } };
    },

    exportManagedFindings: async ({ path, query, body, who, scope, requestId }) => {
      const guest = await toGuestPrincipal(deps, who, scope, path.id, 'export', requestId);
      return exportAtOnce(deps, { who: guest, scope: 'all' }, query, body);
    },

    getManagedFinding: async ({ path, who, scope, requestId }) => {
      const guest = await toGuestPrincipal(deps, who, scope, path.id, 'finding', requestId);
      return {
        status: 200,
        body: { data: await readFinding(deps, { who: guest, scope: 'all' }, path.finding) },
      };
    },

    listManagedRepositories: async ({ path, query, who, scope, requestId }) => {
      const guest = await toGuestPrincipal(deps, who, scope, path.id, 'repositories', requestId);
      return { status: 200, body: await listRepositories(deps, guest, 'all', query) };
    },

    getManagedRepository: async ({ path, who, scope, requestId }) => {
      const guest = await toGuestPrincipal(deps, who, scope, path.id, 'repository', requestId);
      return {
        status: 200,
        body: {
          data: await inTenant(deps.db, toTenant(guest), (tx) =>
            findRepository(tx, guest, 'all', path.repo),
          ),
        },
      };
    },
  });
