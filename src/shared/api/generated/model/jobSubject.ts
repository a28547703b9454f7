/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { JobSubjectType } from './jobSubjectType.ts';

/**
 * The one thing that a job is about.
 */
export interface JobSubject {
  type: JobSubjectType;
  id: string;
}
