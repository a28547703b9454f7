import type { Deps } from '../../platform/deps.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import { compareFindings } from './compare/compare.service.ts';
import { exportFindings } from './export/exports.service.ts';
import { countFindings, listFindings } from './list/finding-list.service.ts';
import {
  createComment,
  findingReport,
  listHistory,
  readFinding,
  deleteComment,
  toggleFalsePositive,
  updateFinding,
} from './findings.service.ts';

import { markSeen, readVisit, recordVisit } from './visits/visits.service.ts';

export const findingsRoutes = (deps: Deps) =>
  defineRoutes({
    listFindings: async ({ query, who, scope }) => ({
      status: 200,
      body: await listFindings(deps, who, scope, query),
    }),

    recordFindingsVisit: async ({ who }) => ({
      status: 200,
      body: { data: await recordVisit(deps, who) },
    }),

    countFindings: async ({ body, who, scope }) => ({
      status: 200,
      body: { data: await countFindings(deps, who, scope, body.filters) },
    }),

    getFindingsVisit: async ({ who, scope }) => ({
      status: 200,
      body: { data: await readVisit(deps, who, scope) },
    }),

    markFindingsSeen: async ({ body, who }) => ({
      status: 200,
      body: { data: await markSeen(deps, who, body) },
    }),

    compareFindings: async ({ path, query, who, scope }) => ({
      status: 200,
      body: { data: await compareFindings(deps, { who, scope }, path.id, query) },
    }),

    getFinding: async ({ path, who, scope }) => ({
      status: 200,
      body: { data: await readFinding(deps, { who, scope }, path.id) },
    }),

    updateFinding: async ({ path, body, who, scope }) => ({
      status: 200,
      body: { data: await updateFinding(deps, { who, scope }, path.id, body) },
    }),

    toggleFindingFalsePositive: async ({ path, body, who, scope }) => ({
      status: 200,
      body: { data: await toggleFalsePositive(deps, { who, scope }, path.id, body) },
    }),

    createFindingReport: async ({ path, who, scope }) => ({
      status: 200,
      body: await findingReport(deps, { who, scope }, path.id),
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="finding-${path.id}.json"`,
      },
    }),

    downloadFindingsJson: async ({ query, who, scope }) => {
      const answer = await exportFindings(deps, { who, scope }, 'json', query);
      deps.wakeJobs();
      return answer;
    },

    exportFindings: async ({ query, body, who, scope }) => {
      const { format, ...parameters } = query;
      const answer = await exportFindings(deps, { who, scope }, format, parameters, body);
      deps.wakeJobs();
      return answer;
    },

    listFindingHistory: async ({ path, query, who, scope }) => ({
      status: 200,
      body: await listHistory(deps, { who, scope }, path.id, query),
    }),

    commentOnFinding: async ({ path, body, who, scope }) => ({
      status: 201,
      body: { data: await createComment(deps, { who, scope }, path.id, body.comment) },
    }),

    deleteFindingComment: async ({ path, who, scope }) => {
      await deleteComment(deps, { who, scope }, path.id, path.comment_id);
      return { status: 204 };
    },
  });
