import { lazily } from '@/shared/lib/lazily';

export const PatchDialog = lazily(() =>
  import('./patch-dialog').then((module) => module.PatchDialog),
);
