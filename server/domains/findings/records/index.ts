export { deleteFindings, lockLabelling } from './delete-findings.ts';
export {
  causeSentences,
  deleteEvent,
  eventsOf,
  findEvent,
  type FindingEvent,
  type RowEvent,
  writeEvent,
  writeEvents,
} from './finding-events.repo.ts';
