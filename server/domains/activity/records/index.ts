export { getJobDocument, getJobDocuments, stepsAfterTables, undoMs } from './job-document.ts';
export { cancellableKinds, jobTitles, stoppableKinds } from './job-kinds.ts';
export { getTally, type Tally } from './job-tallies.repo.ts';
