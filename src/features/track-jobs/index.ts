export { JobsButton, JobsDock } from './ui/lazy';
