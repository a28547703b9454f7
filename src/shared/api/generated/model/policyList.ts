/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Job } from './job.ts';
import type { Policy } from './policy.ts';

/**
 * Rules of the organisation.
 */
export interface PolicyList {
  data: Policy[];
  /** The run that brings all findings up to date with changed rules, while there is one. */
  applying: Job | null;
}
