export { useChosenView } from './api/use-chosen-view';
export { savedViewsQuery, useSavedViews, useViewActions } from './api/use-saved-views';
export { standardViews, type StandardView } from './model/standard-views';
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
export { SaveViewDialog } from './ui/lazy';
