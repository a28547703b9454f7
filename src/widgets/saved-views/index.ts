export { useDefaultView } from './model/use-default-view';
export { useLeftView } from './model/use-left-view';
export { isNewView, NothingNew } from './ui/nothing-new';
export { SavedViewTabs } from './ui/saved-view-tabs';
export { ViewTabs } from './ui/view-tabs';
