// Apart from the index: one with code of its own would bring all that it names to its importers.
import { lazyComponent } from '@/shared/lib/lazy-component';

export const PatchDialog = lazyComponent(() =>
  import('./patch-dialog').then((module) => module.PatchDialog),
);
export const ReviewPatchesDialog = lazyComponent(() =>
  import('./review-patches-dialog').then((module) => module.ReviewPatchesDialog),
);
