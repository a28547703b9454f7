import type { Assessment } from '@/shared/api/generated/model';

/** Zero findings are good news only where a tool has looked. */
export const isAssessed = (assessment: Assessment | undefined): boolean =>
  assessment !== undefined && assessment.seen_by.length > 0;
