export { useLeftView } from './model/use-left-view';
export { ViewTabs } from './ui/view-tabs';
