export { UploadDialog } from './ui/lazy';
export { UploadPanel } from './ui/upload-panel';
