/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Job } from './job.ts';
import type { ListMeta } from './listMeta.ts';

/**
 * A page of jobs, newest first.
 */
export interface JobList {
  data: Job[];
  meta: ListMeta;
}
