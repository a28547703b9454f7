import type { Deps } from '../../platform/deps.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import { toTenant } from '../../platform/http/principal.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import {
  createRepositories,
  updateRepository,
  findRepository,
  listRepositories,
  deleteRepository,
} from './repositories.service.ts';
import {
  countSourceControls,
  listMembers,
  listTags,
  repositoriesCsv,
  setMembers,
} from './repository-facts.service.ts';

export const repositoriesRoutes = (deps: Deps) =>
  defineRoutes({
    listRepositories: async ({ query, who, scope }) => ({
      status: 200,
      body: await listRepositories(deps, who, scope, query),
    }),

    getRepository: async ({ path, who, scope }) => ({
      status: 200,
      body: {
        data: await inTenant(deps.db, toTenant(who), (tx) =>
          findRepository(tx, who, scope, path.id),
        ),
      },
    }),

    createRepositoryWithList: async ({ body, who, requestId }) => ({
      status: 201,
      body: await createRepositories(deps, who, body, requestId),
    }),

    updateRepository: async ({ path, body, who, requestId }) => {
      const data = await updateRepository(deps, who, path.id, body, requestId);
      deps.wakeJobs();
      return { status: 200, body: { data } };
    },

    deleteRepository: async ({ path, who, requestId }) => {
      await deleteRepository(deps, who, path.id, requestId);
      return { status: 204 };
    },

    listSourceControls: async ({ who, scope }) => ({
      status: 200,
      body: { data: await countSourceControls(deps, who, scope) },
    }),

    listRepositoryTags: async ({ who, scope }) => ({
      status: 200,
      body: { data: await listTags(deps, who, scope) },
    }),

    listRepositoryMembers: async ({ path, who }) => ({
      status: 200,
      body: { data: await listMembers(deps, who, path.id) },
    }),

    setRepositoryMembers: async ({ path, body, who, requestId }) => ({
      status: 200,
      body: { data: await setMembers(deps, who, path.id, body.user_ids, requestId) },
    }),

    downloadRepositoriesCsv: async ({ query, who, scope }) => ({
      status: 200,
      body: await repositoriesCsv(deps, who, scope, query),
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="repositories.csv"',
      },
    }),
  });
