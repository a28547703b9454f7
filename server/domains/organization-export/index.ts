export { exportOrganizationJob } from './export-job.ts';
export { organizationExportRoutes } from './organization-export.routes.ts';
export { deleteLeftSpools } from './spool.ts';
