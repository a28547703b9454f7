export type { PatchGoal } from './model/patch-form';
export { PatchDialog, ReviewPatchesDialog } from './ui/lazy';
