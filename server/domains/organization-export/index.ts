export { exportOrganizationJob } from './export-job.ts';
export { organizationExportRoutes } from './organization-export.routes.ts';
export { deleteOrphanedSpools } from './spool.ts';
