import { lazyComponent } from '@/shared/lib/lazy-component';

export const SendDialog = lazyComponent(() =>
  import('./send-dialog').then((module) => module.SendDialog),
);
