export { useDefaultView } from './model/use-default-view';
export { ViewTabs } from './ui/view-tabs';
