import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import { changesBy, figureChanges, fixTimes } from './changes.service.ts';
import {
  findingsByRepository,
  findingsCourse,
  findingTypes,
  owaspCicdRisks,
  owaspTopTen,
  slsaThreatCounts,
  supplyChain,
  totalFindings,
} from './charts.service.ts';

export const chartsRoutes = (deps: Deps) =>
  defineRoutes({
    getTotalFindingsChart: async ({ query, who, scope }) => ({
      status: 200,
      body: { data: await totalFindings(deps, { who, scope }, query) },
    }),
    getFindingsChart: async ({ query, who, scope }) => ({
      status: 200,
      body: { data: await findingsCourse(deps, { who, scope }, query) },
    }),
    getFindingsByRepositoryChart: async ({ query, who, scope }) => ({
      status: 200,
      body: await findingsByRepository(deps, { who, scope }, query),
    }),
    getFiguresChart: async ({ query, who, scope }) => ({
      status: 200,
      body: { data: await figureChanges(deps, { who, scope }, query) },
    }),
    getChangesChart: async ({ query, who, scope }) => ({
      status: 200,
      body: await changesBy(deps, { who, scope }, query),
    }),
    getFixTimesChart: async ({ query, who, scope }) => ({
      status: 200,
      body: await fixTimes(deps, { who, scope }, query),
    }),
    getFindingTypes: async ({ query, who, scope }) => ({
      status: 200,
      body: await findingTypes(deps, { who, scope }, query),
    }),
    getSlsaThreats: async ({ query, who, scope }) => ({
      status: 200,
      body: await slsaThreatCounts(deps, { who, scope }, query),
    }),
    getOwasps: async ({ query, who, scope }) => ({
      status: 200,
      body: await owaspTopTen(deps, { who, scope }, query),
    }),
    getSupplyChains: async ({ query, who, scope }) => ({
      status: 200,
      body: await supplyChain(deps, { who, scope }, query),
    }),
    getOwaspCicdChart: async ({ query, who, scope }) => ({
      status: 200,
      body: await owaspCicdRisks(deps, { who, scope }, query),
    }),
  });
