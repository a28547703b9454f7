import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import { listSboms, archiveSbom } from '../sboms/sboms.service.ts';
import { getComponent, getDependencyGraph, listComponents } from './components.service.ts';
import { exportSbom } from '../sboms/sbom.service.ts';
import { diffSboms } from '../sboms/sbom-diff.service.ts';
import { getSbomFinding, listSbomFindings } from '../sboms/sbom-findings.service.ts';

export const componentsRoutes = (deps: Deps) =>
  defineRoutes({
    listSbomFindings: async ({ query, who, scope }) => ({
      status: 200,
      body: await listSbomFindings(deps, who, scope, query),
    }),

    getSbomFinding: async ({ path, who, scope }) => ({
      status: 200,
      body: await getSbomFinding(deps, who, scope, path.id),
    }),

    listComponents: async ({ query, who, scope }) => ({
      status: 200,
      body: await listComponents(deps, who, scope, query),
    }),

    getComponent: async ({ path, who, scope }) => ({
      status: 200,
      body: await getComponent(deps, who, scope, path.id),
    }),

    getDependencyGraph: async ({ path, query, who, scope }) => ({
      status: 200,
      body: await getDependencyGraph(deps, who, scope, path.id, query.bill),
    }),

    listSboms: async ({ path, who, scope }) => ({
      status: 200,
      body: await listSboms(deps, who, scope, path.id),
    }),

    putAwaySbom: async ({ path, who, scope, requestId }) => {
      await archiveSbom(deps, who, scope, path.id, path.scan, requestId);
      return { status: 204 };
    },

    diffSboms: async ({ path, query, who, scope }) => ({
      status: 200,
      body: await diffSboms(deps, who, scope, path.id, query),
    }),

    exportSbom: async ({ path, query, who, scope }) => {
      const { body, name } = await exportSbom(deps, who, scope, path.id, query.bill);
      return {
        status: 200,
        body,
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="${name}"`,
        },
      };
    },
  });
