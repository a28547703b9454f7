import type { Deps } from '../../platform/deps.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import * as pulls from './pulls.service.ts';

export const pullsRoutes = (deps: Deps) =>
  defineRoutes({
    getPullSource: async ({ who, path }) => ({
      status: 200,
      body: { data: await pulls.getPullSource(deps, who, path.source) },
    }),
    updatePullSource: async ({ who, path, body }) => ({
      status: 200,
      body: { data: await pulls.updatePullSource(deps, who, path.source, body) },
    }),
    testPullSource: async ({ who, path }) => ({
      status: 200,
      body: await pulls.testPullSource(deps, who, path.source),
    }),
    listPullProjects: async ({ who, path, query }) => ({
      status: 200,
      body: await pulls.listPullProjects(deps, who, path.source, query.q),
    }),
    pullFindings: async ({ who, path }) => ({
      status: 202,
      body: await pulls.pullFindings(deps, who, path.source),
    }),
  });
