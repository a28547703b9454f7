/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Job } from './job.ts';

/**
 * A job.
 */
export interface JobDocument {
  data: Job;
}
