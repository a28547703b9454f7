export { useExportFindings } from './api/use-export-findings';
export { exportFormats, type Export, type ExportFormat } from './model/export';
export { ExportMenu } from './ui/lazy';
