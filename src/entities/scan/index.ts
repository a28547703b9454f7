export { invalidateScans, scanQueries } from './api/scan-queries';
export { placeInReport } from './model/place-in-report';
export { reportFaultMessage } from './model/report-fault-messages';
export { scanErrorTitle } from './model/scan-error';
export { scanPartName } from './model/scan-part';
export { scanCauseName, scanKindName, scannerName, scanKinds } from './model/scan-run';
export { formatName, isFinished, phaseName, type Scan } from './model/scan';
export { ScanStatusIcon } from './ui/scan-status-icon';
