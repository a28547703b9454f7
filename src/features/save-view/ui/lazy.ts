import { lazyComponent } from '@/shared/lib/lazy-component';

export const SaveViewDialog = lazyComponent(() =>
  import('./save-view-dialog').then((module) => module.SaveViewDialog),
);
export const RenameViewDialog = lazyComponent(() =>
  import('./rename-view-dialog').then((module) => module.RenameViewDialog),
);
