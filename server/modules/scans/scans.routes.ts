import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { tenantOf } from '../../http/principal.ts';
import { defineRoutes } from '../../http/types.ts';
import { importAgain } from './again.service.ts';
import { followUpOf } from './follow-up.service.ts';
import { scanCloud, scanImage, scanRepository } from './request.service.ts';
import { findScan, listScans, uploadScan } from './scans.service.ts';
import { undoScan } from './undo.service.ts';

export const scansRoutes = (deps: Deps) =>
  defineRoutes({
    uploadScan: async ({ path, who, parts, header, requestId }) => {
      const data = await uploadScan(deps, who, {
        repositoryId: path.id,
        parts,
        announced: Number(header('content-length') ?? 0),
        requestId,
      });
      deps.wakeJobs();
      return { status: 202, body: { data } };
    },

    requestRepositoryScan: async ({ body, who, requestId }) => {
      const data = await scanRepository(deps, who, body, requestId);
      deps.wakeJobs();
      return { status: 202, body: { data } };
    },

    createRegistryImageScan: async ({ body, who, requestId }) => {
      const data = await scanImage(deps, who, body, requestId);
      deps.wakeJobs();
      return { status: 202, body: { data } };
    },

    createCloudScan: async ({ body, who, requestId }) => {
      const data = await scanCloud(deps, who, body, requestId);
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
      body: { data: await followUpOf(deps, who, scope, path.id) },
    }),

    importScanAgain: async ({ path, who, scope, requestId }) => {
      const data = await importAgain(deps, who, scope, path.id, requestId);
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
        data: await inTenant(deps.db, tenantOf(who), (tx) => findScan(tx, who, scope, path.id)),
      },
    }),
  });
