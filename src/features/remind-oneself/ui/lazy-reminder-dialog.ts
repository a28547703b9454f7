import { lazily } from '@/shared/lib/lazily';

export const ReminderDialog = lazily(() =>
  import('./reminder-dialog').then((module) => module.ReminderDialog),
);
