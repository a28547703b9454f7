export { WorkDock } from './ui/lazy-work-dock';
export { WorkButton } from './ui/lazy-work-button';
