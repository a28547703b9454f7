import { lazily } from '@/shared/lib/lazily';

export const SaveViewDialog = lazily(() =>
  import('./save-view-dialog').then((module) => module.SaveViewDialog),
);
