import type { Assessment } from '@/shared/api/generated/model';

/** Zero findings are good news only if a tool has looked for them. */
export const isAssessed = (assessment: Assessment | undefined): boolean =>
  assessment !== undefined && assessment.seen_by.length > 0;

/** If there are findings, a tool has looked, whether or not its last report still counts. */
export const isLookedAt = (total: number, assessment: Assessment | undefined): boolean =>
  total > 0 || isAssessed(assessment);

/** A user recorded coverage, and no tool has looked. */
export const isRecorded = (assessment: Assessment | undefined): boolean =>
  !isAssessed(assessment) && (assessment?.recorded ?? null) !== null;
