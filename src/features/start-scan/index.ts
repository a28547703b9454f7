export { useScanDisabledReason } from './api/use-scan-disabled-reason';
export { useStartScan } from './api/use-start-scan';
export { ScanDialog } from './ui/lazy';
