export { UploadDialog } from './ui/lazy-upload-dialog';
export { UploadPanel } from './ui/upload-panel';
