export { invalidateScans, scanQueries } from './api/scan-queries';
export { fileSize, formatName, isFinished, phaseName, type Scan } from './model/scan';
