export { RunList, type RunOutcome, type RunRow } from './run-list';
export { type RunCounts, RunProgress } from './run-progress';
