export { useNotScannable } from './api/use-not-scannable';
export { useStartScan } from './api/use-start-scan';
export { ScanDialog } from './ui/lazy-scan-dialog';
