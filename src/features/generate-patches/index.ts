export type { PatchGoal } from './model/patch-form';
export { PatchDialog } from './ui/lazy';
