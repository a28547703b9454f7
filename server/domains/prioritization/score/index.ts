export { enqueueRecompute } from './enqueue-recompute.ts';
export { type Intelligence, type PriorityInput, type Said, toPriorityInput } from './input.ts';
export { decide } from './decision.ts';
export { toSaid } from './said.ts';
export { computePriority, createScorer, scoringEdition } from './score.ts';
export { applyRegulations } from './regulations.ts';
export {
  getScoringSettings,
  getStoredPrioritySettings,
  listRegulations,
  prioritySettingsKey,
} from './settings.repo.ts';
export { defaultPrioritySettings, priorityGroups, type PrioritySettings } from './settings.ts';
