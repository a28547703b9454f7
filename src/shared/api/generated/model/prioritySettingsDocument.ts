/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Job } from './job.ts';
import type { PrioritySettings } from './prioritySettings.ts';

/**
 * The settings and the job that follows them.
 */
export interface PrioritySettingsDocument {
  data: PrioritySettings;
  defaults: PrioritySettings;
  recomputing: Job | null;
}
