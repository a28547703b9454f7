export { deleteFindings, lockDeletion, lockLabelling } from './delete-findings.ts';
export { findingPlace } from './finding-place.ts';
export {
  type ActingRule,
  causeSentences,
  type Decider,
  deleteEvent,
  eventsOf,
  findEvent,
  findLeftAcceptance,
  type FindingEvent,
  type RowEvent,
  writeEvent,
  writeEvents,
} from './finding-events.repo.ts';
