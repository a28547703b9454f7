/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { JobResult } from './jobResult.ts';
import type { JobStatus } from './jobStatus.ts';

/**
 * Work in the background.
 */
export interface Job {
  id: string;
  kind: string;
  status: JobStatus;
  /**
     * @minimum 0
     * @maximum 1
     */
  progress: number;
  title: string;
  /** Before it has begun. */
  can_cancel: boolean;
  can_undo: boolean;
  /** @nullable */
  run_at: string | null;
  /** @nullable */
  result: JobResult;
  /** @nullable */
  error: string | null;
  /**
     * Single use, valid for 60 seconds after it was read.
     * @nullable
     */
  download_url: string | null;
  created_at: string;
  /** @nullable */
  finished_at: string | null;
}
