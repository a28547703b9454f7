export { useScanDisabledReason } from './api/use-not-scannable';
export { useStartScan } from './api/use-start-scan';
export { ScanDialog } from './ui/lazy';
