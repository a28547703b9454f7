import { lazily } from '@/shared/lib/lazily';

export const UploadDialog = lazily(() =>
  import('./upload-dialog').then((module) => module.UploadDialog),
);
