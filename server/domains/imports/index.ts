export { upsertDuplicateLinks } from './duplicates/duplicates.repo.ts';
export { importJob } from './import-job.ts';
export { updateCurrentSboms } from './sbom.repo.ts';
export { judgeFindingsKind, opinionsTitle } from './second-opinions.ts';
export { scansRoutes } from './scans.routes.ts';
export { enqueueReport, type GivenReport } from './upload/enqueue-report.ts';
export { languageOf } from './stage/classify.ts';
