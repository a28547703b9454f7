import { lazyComponent } from '@/shared/lib/lazy-component';

export const CreateReminderDialog = lazyComponent(() =>
  import('./create-reminder-dialog').then((module) => module.CreateReminderDialog),
);
