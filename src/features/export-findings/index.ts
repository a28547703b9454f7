export {
  exportFormats,
  useExportFindings,
  type Export,
  type ExportFormat,
} from './api/use-export-findings';
export { ExportMenu } from './ui/export-menu';
