import { lazyComponent } from '@/shared/lib/lazy-component';

export const LinkDialog = lazyComponent(() =>
  import('./link-dialog').then((module) => module.LinkDialog),
);
