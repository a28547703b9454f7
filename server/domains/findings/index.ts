export type { ClientReader } from './across/client-readers.ts';
export { exportFindingsAcross } from './across/export-across.service.ts';
export { type ClientsList, listFindingsAcross } from './across/list-across.service.ts';
export { filterOptionsAcross } from './across/options-across.service.ts';
export { actorOf } from './bulk/actor.ts';
export {
  insertItems,
  findingLine,
  listBulkItems,
  addItemNote,
  updateOutcomes,
} from './bulk/bulk.repo.ts';
export { bulkRoutes } from './bulk/bulk.routes.ts';
export { enqueueFor } from './bulk/bulk.service.ts';
export { resultOf, seenAtOf, sendFindingsJob, triageJob, undoBulkJob } from './bulk/jobs.ts';
export { patchRefusal } from './bulk/preview.ts';
export { runItems } from './bulk/run-bulk.ts';
export { type Target, targetOf } from './bulk/selection.ts';
export type { Actor, Applied, BulkStep } from './bulk/step.ts';
export { labelSource } from './charts/chart-source.ts';
export { chartsRoutes } from './charts/charts.routes.ts';
export { codeDiffOf, columnToUnits, quotesWholeLines } from './detail/finding-code.ts';
export {
  exportPlace,
  openDownload,
  removeOldExports,
  renewDownload,
} from './export/download-links.ts';
export { exportFindingsJob } from './export/export-job.ts';
export { findingsRoutes } from './findings.routes.ts';
export { getVisibleStatus, lockVisible, readFinding } from './findings.service.ts';
export { exportAtOnce } from './export/exports.service.ts';
export { listFilterOptions } from './list/filter-options.service.ts';
export { listFindings } from './list/finding-list.service.ts';
export { expireAcceptances } from './triage/expire-acceptances.ts';
export { applyChanges, assertCan, changedSince, ChangeRefused } from './triage/finding-change.ts';
export { findingDecisionsRoutes } from './triage/finding-decisions.routes.ts';
export { notifyApprover, undoableSince } from './triage/finding-decisions.service.ts';
export { reopenInProgress } from './triage/reopen.ts';
export {
  applyTriageRulesJob,
  applyTriageRulesKind,
  enqueueTriageRules,
} from './triage-rules/apply-job.ts';
export { triageRulesRoutes } from './triage-rules/triage-rules.routes.ts';
export { savedFiltersRoutes } from './views/saved-filters.routes.ts';
export type { NotifiedFindings } from './triage/notified-findings.ts';
