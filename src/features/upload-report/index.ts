export { useUploadReport } from './api/use-upload-report';
export { reportExtensions } from './model/report-file';
export { UploadDialog } from './ui/lazy';
export { UploadHint } from './ui/upload-hint';
export { UploadPanel } from './ui/upload-panel';
