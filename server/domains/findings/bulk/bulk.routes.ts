import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import {
  previewBulkAction,
  sendFindings,
  suggestDevelopers,
  triageFindings,
} from './bulk.service.ts';

export const bulkRoutes = (deps: Deps) =>
  defineRoutes({
    sendFinding: async ({ path, body, who, scope, requestId }) => {
      const ref = await sendFindings(
        deps,
        { who, scope },
        { ...body, finding_ids: [path.id] },
        requestId,
      );
      deps.wakeJobs();
      return { status: 202, body: ref };
    },

    sendFindings: async ({ body, who, scope, requestId }) => {
      const ref = await sendFindings(deps, { who, scope }, body, requestId);
      deps.wakeJobs();
      return { status: 202, body: ref };
    },

    previewBulkAction: async ({ body, who, scope }) => ({
      status: 200,
      body: { data: await previewBulkAction(deps, { who, scope }, body) },
    }),

    suggestDevelopers: async ({ body, who, scope }) => ({
      status: 200,
      body: { data: await suggestDevelopers(deps, { who, scope }, body) },
    }),

    triageFindings: async ({ body, who, scope, requestId }) => {
      const answer = await triageFindings(deps, { who, scope }, body, requestId);
      deps.wakeJobs();
      return answer;
    },
  });
