import type { Deps } from '../../platform/deps.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import { exportOrganization } from './organization-export.service.ts';

export const organizationExportRoutes = (deps: Deps) =>
  defineRoutes({
    exportOrganization: async ({ who, body, requestId }) => ({
      status: 202,
      body: await exportOrganization(deps, who, body, requestId),
    }),
  });
