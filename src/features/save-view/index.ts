export { useChosenView } from './api/use-chosen-view';
export { useSavedViews, useViewActions } from './api/use-saved-views';
export { savedViewsQuery } from './api/view-calls';
export { findingViews } from './model/finding-views';
export {
  filterCount,
  readView,
  sameQuery,
  viewChanges,
  writeView,
  type ReadView,
  type SavedPair,
  type ViewChange,
} from './model/view-changes';
export type { FixedView, ViewKind, ViewList } from './model/view-list';
export { RenameViewDialog, SaveViewDialog } from './ui/lazy';
