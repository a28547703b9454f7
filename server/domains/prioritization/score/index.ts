export { enqueueRecompute } from './enqueue-recompute.ts';
export { type Intelligence, type ReportedFacts, toPriorityInput } from './input.ts';
export type { PriorityInput } from '#domain/priority/input';
export { decide } from '#domain/priority/decision';
export { toReportedFacts } from './reported-facts.ts';
export { computePriority, createScorer, scoringEdition } from './score.ts';
export { applyRegulations } from './regulations.ts';
export {
  getScoringSettings,
  getStoredPrioritySettings,
  listRegulations,
  prioritySettingsKey,
} from './settings.repo.ts';
export {
  defaultPrioritySettings,
  priorityGroups,
  type PrioritySettings,
} from '#domain/priority/settings';
