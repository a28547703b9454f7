import { lazily } from '@/shared/lib/lazily';

export const DecideDialog = lazily(() =>
  import('./decide-dialog').then((module) => module.DecideDialog),
);
