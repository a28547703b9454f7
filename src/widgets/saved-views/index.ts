export { useDefaultView } from './model/use-default-view';
export { useLeftView } from './model/use-left-view';
export { SavedViewTabs } from './ui/saved-view-tabs';
export { ViewTabs } from './ui/view-tabs';
