import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import { answerFindingOpinion } from './answer-opinion.ts';
import { getOpinion, getOpinionBudget, requestOpinion } from './opinions.service.ts';

export const opinionsRoutes = (deps: Deps) =>
  defineRoutes({
    getFindingOpinion: async ({ who, scope, path }) => ({
      status: 200,
      body: { data: await getOpinion(deps, { who, scope }, path.id) },
    }),
    requestFindingOpinion: async ({ who, scope, path }) => {
      const data = await requestOpinion(deps, { who, scope }, path.id);
      deps.wakeJobs();
      return { status: 202, body: { data } };
    },
    answerFindingOpinion: async ({ who, scope, path, body }) => ({
      status: 200,
      body: { data: await answerFindingOpinion(deps, { who, scope }, path.id, body) },
    }),
    getOpinionBudget: async ({ who }) => ({
      status: 200,
      body: { data: await getOpinionBudget(deps, who) },
    }),
  });
