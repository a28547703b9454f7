import { lazyComponent } from '@/shared/lib/lazy-component';

export const ViewActions = lazyComponent(() =>
  import('./view-actions').then((module) => module.ViewActions),
);
export const EditedViewActions = lazyComponent(() =>
  import('./view-actions').then((module) => module.EditedViewActions),
);
