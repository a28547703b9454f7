export { invalidateScans, scanQueries } from './api/scan-queries';
export { scanErrorTitle } from './model/scan-error';
export { fileSize, formatName, isFinished, phaseName, type Scan } from './model/scan';
