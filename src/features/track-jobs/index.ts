export { JobsButton } from './ui/lazy';
export { JobsDock } from './ui/jobs-dock';
