/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { JobStatus } from './jobStatus.ts';

/**
 * A job that goes on in the background.
 */
export interface JobRef {
  job_id: string;
  status: JobStatus;
}
