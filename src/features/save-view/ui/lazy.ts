// Apart from the index: one with code of its own would bring all that it names to its importers.
import { lazyComponent } from '@/shared/lib/lazy-component';

export const SaveViewDialog = lazyComponent(() =>
  import('./save-view-dialog').then((module) => module.SaveViewDialog),
);
export const RenameViewDialog = lazyComponent(() =>
  import('./rename-view-dialog').then((module) => module.RenameViewDialog),
);
