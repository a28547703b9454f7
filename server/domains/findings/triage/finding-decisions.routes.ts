import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import {
  acceptRisk,
  decideRisk,
  linkDuplicate,
  restoreRisk,
  revokeRisk,
  unlinkDuplicate,
} from './finding-decisions.service.ts';
import { explainPriority } from '../detail/finding-priority.service.ts';
import { groupFindings, getNeighbours } from '../list/finding-views.service.ts';

export const findingDecisionsRoutes = (deps: Deps) =>
  defineRoutes({
    acceptFindingRisk: async ({ path, body, who, scope }) => ({
      status: 200,
      body: { data: await acceptRisk(deps, { who, scope }, path.id, body) },
    }),
    decideFindingRisk: async ({ path, body, who, scope }) => ({
      status: 200,
      body: { data: await decideRisk(deps, { who, scope }, path.id, body) },
    }),
    revokeFindingRisk: async ({ path, who, scope }) => ({
      status: 200,
      body: { data: await revokeRisk(deps, { who, scope }, path.id) },
    }),
    restoreFindingRisk: async ({ path, who, scope }) => ({
      status: 200,
      body: { data: await restoreRisk(deps, { who, scope }, path.id) },
    }),
    linkFindingDuplicate: async ({ path, body, who, scope }) => ({
      status: 200,
      body: { data: await linkDuplicate(deps, { who, scope }, path.id, body) },
    }),
    unlinkFindingDuplicate: async ({ path, who, scope }) => ({
      status: 200,
      body: { data: await unlinkDuplicate(deps, { who, scope }, path.id, path.finding) },
    }),
    explainFindingPriority: async ({ path, who, scope }) => ({
      status: 200,
      body: { data: await explainPriority(deps, who, scope, path.id) },
    }),
    getFindingNeighbours: async ({ path, query, who, scope }) => ({
      status: 200,
      body: await getNeighbours(deps, who, scope, path.id, query),
    }),
    listFindingGroups: async ({ query, who, scope }) => ({
      status: 200,
      body: await groupFindings(deps, who, scope, query),
    }),
  });
