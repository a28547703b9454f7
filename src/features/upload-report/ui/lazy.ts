import { lazyComponent } from '@/shared/lib/lazy-component';

export const UploadDialog = lazyComponent(() =>
  import('./upload-dialog').then((module) => module.UploadDialog),
);
