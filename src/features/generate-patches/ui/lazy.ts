import { lazyComponent } from '@/shared/lib/lazy-component';

export const PatchDialog = lazyComponent(() =>
  import('./patch-dialog').then((module) => module.PatchDialog),
);
export const ReviewPatchesDialog = lazyComponent(() =>
  import('./review-patches-dialog').then((module) => module.ReviewPatchesDialog),
);
