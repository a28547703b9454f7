import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { toTenant } from '../../platform/http/principal.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import { reimportScan } from './reimport.service.ts';
import { closeScanGroup } from './groups/groups.service.ts';
import { getScanFollowUp } from './follow-up.service.ts';
import { getReportExcerpt } from './report-excerpt.service.ts';
import {
  requestCloudScan,
  requestImageScan,
  requestRepositoryScan,
} from './upload/request.service.ts';
import { findScan, listScans, uploadScan } from './scans.service.ts';
import { undoScan } from './undo/undo.service.ts';

export const scansRoutes = (deps: Deps) =>
  defineRoutes({
    uploadScan: async ({ path, who, parts, header, requestId }) => {
      const data = await uploadScan(deps, who, {
        repository: path.id,
        parts,
        announced: Number(header('content-length') ?? 0),
        requestId,
      });
      deps.wakeJobs();
      return { status: 202, body: { data } };
    },

    closeScanGroup: async ({ path, who, body, requestId }) => {
      const data = await closeScanGroup(deps, who, path.id, body, requestId);
      deps.wakeJobs();
      return { status: 200, body: { data } };
    },

    requestRepositoryScan: async ({ body, who, requestId }) => {
      const data = await requestRepositoryScan(deps, who, body, requestId);
      deps.wakeJobs();
      return { status: 202, body: { data } };
    },

    createRegistryImageScan: async ({ body, who, requestId }) => {
      const data = await requestImageScan(deps, who, body, requestId);
      deps.wakeJobs();
      return { status: 202, body: { data } };
    },

    createCloudScan: async ({ body, who, requestId }) => {
      const data = await requestCloudScan(deps, who, body, requestId);
      deps.wakeJobs();
      return { status: 202, body: { data } };
    },

    undoScan: async ({ path, who, scope, requestId }) => {
      const data = await undoScan(deps, who, scope, path.id, requestId);
      deps.wakeJobs();
      return { status: 200, body: { data } };
    },

    getScanFollowUp: async ({ path, who, scope }) => ({
      status: 200,
      body: { data: await getScanFollowUp(deps, who, scope, path.id) },
    }),

    getScanReport: async ({ path, query, who, scope }) => ({
      status: 200,
      body: { data: await getReportExcerpt(deps, who, scope, path.id, query) },
    }),

    importScanAgain: async ({ path, who, scope, requestId }) => {
      const data = await reimportScan(deps, who, scope, path.id, requestId);
      deps.wakeJobs();
      return { status: 202, body: { data } };
    },

    listScans: async ({ query, who, scope }) => ({
      status: 200,
      body: await listScans(deps, who, scope, query),
    }),

    getScan: async ({ path, who, scope }) => ({
      status: 200,
      body: {
        data: await inTenant(deps.db, toTenant(who), (tx) => findScan(tx, who, scope, path.id)),
      },
    }),
  });
