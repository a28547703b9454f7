import type { Deps } from '../../platform/deps.ts';
import { openDownload } from '../findings/index.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import { listActivity } from './activity.service.ts';
import { cancelJob, listItems, listJobs, getJob, retryJob, undoJob } from './jobs.service.ts';

export const jobsRoutes = (deps: Deps) =>
  defineRoutes({
    listJobs: async ({ query, who, scope }) => ({
      status: 200,
      body: await listJobs(deps, who, scope, query),
    }),
    getJob: async ({ path, who, scope }) => ({
      status: 200,
      body: { data: await getJob(deps, who, scope, path.id) },
    }),
    listJobItems: async ({ path, query, who, scope }) => ({
      status: 200,
      body: await listItems(deps, who, scope, path.id, query),
    }),
    cancelJob: async ({ path, who, scope }) => ({
      status: 200,
      body: { data: await cancelJob(deps, who, scope, path.id) },
    }),

    undoJob: async ({ path, who, scope }) => {
      const ref = await undoJob(deps, who, scope, path.id);
      deps.wakeJobs();
      return { status: 202, body: ref };
    },

    retryJob: async ({ path, who, scope }) => {
      const ref = await retryJob(deps, who, scope, path.id);
      deps.wakeJobs();
      return { status: 202, body: ref };
    },

    downloadFile: async ({ path }) => {
      const { name, stream } = await openDownload(deps, path.token);
      return {
        status: 200,
        body: stream,
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="${name}"`,
        },
      };
    },

    listActivity: async ({ query, who, scope }) => ({
      status: 200,
      body: await listActivity(deps, who, scope, query.since),
    }),
  });
