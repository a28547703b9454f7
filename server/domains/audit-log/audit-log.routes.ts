import type { Deps } from '../../platform/deps.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import { listAuditLog } from './audit-log.service.ts';

export const auditLogRoutes = (deps: Deps) =>
  defineRoutes({
    listAuditLog: async ({ who, query }) => ({
      status: 200,
      body: await listAuditLog(deps, who, query),
    }),
  });
