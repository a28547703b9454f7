export { deleteFindings, lockDeletion, lockLabelling } from './delete-findings.ts';
export { findingPlace } from './finding-place.ts';
export {
  type ActingRule,
  type AnswerStep,
  causeSentences,
  type Decider,
  deleteEvent,
  eventsOf,
  findAnswerStep,
  findEvent,
  findLeftAcceptance,
  type FindingEvent,
  type RowEvent,
  writeEvent,
  writeEvents,
} from './finding-events.repo.ts';
export { deleteNotesOfAnswer } from './reviewer-notes.repo.ts';
