export { WorkDock } from './ui/lazy-work-dock';
export { WorkButton } from './ui/work-button';
