export { useChosenView } from './api/use-chosen-view';
export { useSavedViews } from './api/use-saved-views';
export { useViewActions } from './api/use-view-actions';
export { savedViewsQuery } from './api/saved-views-query';
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
