import type { Deps } from '../../deps.ts';
import { defineRoutes } from '../../http/types.ts';
import { getComponent, getDependencyGraph, listComponents } from './components.service.ts';
import { exportSbom } from './sbom.service.ts';
import { diffSboms } from './sbom-diff.service.ts';
import { getSbomFinding, listSbomFindings } from './sbom-findings.service.ts';

export const componentsRoutes = (deps: Deps) => defineRoutes({
  listSbomFindings: async ({ query, who, scope }) => ({ status: 200, body: await listSbomFindings(deps, who, scope, query) }),

  getSbomFinding: async ({ path, who, scope }) => ({ status: 200, body: await getSbomFinding(deps, who, scope, path.id) }),

  listComponents: async ({ query, who, scope }) => ({ status: 200, body: await listComponents(deps, who, scope, query) }),

  getComponent: async ({ path, who, scope }) => ({ status: 200, body: await getComponent(deps, who, scope, path.id) }),

  getDependencyGraph: async ({ path, who, scope }) => ({ status: 200, body: await getDependencyGraph(deps, who, scope, path.id) }),

  diffSboms: async ({ path, query, who, scope }) => ({ status: 200, body: await diffSboms(deps, who, scope, path.id, query) }),

  exportSbom: async ({ path, who, scope }) => {
    const { body, name } = await exportSbom(deps, who, scope, path.id);
    return { status: 200, body, headers: { 'content-type': 'application/octet-stream', 'content-disposition': `attachment; filename="${name}"` } };
  },
});
