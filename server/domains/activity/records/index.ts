export {
  cancellableKinds,
  exportRetentionDays,
  getJobDocument,
  getJobDocuments,
  jobTitles,
  stoppableKinds,
} from './job-document.ts';
export { getTally, type Tally } from './job-tallies.repo.ts';
