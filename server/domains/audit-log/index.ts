export { auditLogRoutes } from './audit-log.routes.ts';
export { writeAudit } from './write-audit.ts';
