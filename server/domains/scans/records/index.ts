export { branchName } from './branch.ts';
export { listLatestToolScans } from './latest-tool-scans.ts';
export { toScanNote } from './notes.ts';
export { notifyScanCompleted, notifyScanFailed } from './notify-scan.ts';
export { RefusedReportError } from './refused-report.ts';
export {
  failScan,
  foldAfter,
  foldCounts,
  isWorthKeeping,
  updateTableStatistics,
  lockRepository,
  markScanned,
  type ScanRef,
  getObservedAt,
  startAttempt,
  type StartedScan,
  completeScan,
  updateAttempt,
} from './scan.repo.ts';
export {
  groupDeadline,
  groupHours,
  reimportableUntil,
  type Scan,
  type ScanPart,
  type ScanRow,
  toScan,
  undoableUntil,
} from './scan.ts';
export {
  deleteExpiredUploads,
  deleteOrphanedCopies,
  deleteOrphanedUploads,
  deleteUpload,
  keptReportDays,
  releaseUpload,
  uploadPlace,
  withUploadCopy,
} from './stored-uploads.ts';
export { toSubjectName } from './subject.ts';
