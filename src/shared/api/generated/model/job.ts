/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { JobCounts } from './jobCounts.ts';
import type { JobResult } from './jobResult.ts';
import type { JobStatus } from './jobStatus.ts';
import type { JobSubject } from './jobSubject.ts';
import type { PersonRef } from './personRef.ts';

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
  /**
     * For programs and the operator, in English.
     * @nullable
     */
  error: string | null;
  /**
     * A stable word for it: `not_permitted`, `server_stopped`, `cancelled`, the code of a refusal, or `unexpected`.
     * @nullable
     */
  error_code: string | null;
  /**
     * Single use, valid for 60 seconds after it was read.
     * @nullable
     */
  download_url: string | null;
  created_at: string;
  /** @nullable */
  finished_at: string | null;
  /** Some findings failed or were never reached. */
  can_retry: boolean;
  /**
     * What it does within its kind: `false_positive`, `csv`, …
     * @nullable
     */
  action: string | null;
  /**
     * The name of what it works on.
     * @nullable
     */
  about: string | null;
  subject: JobSubject | null;
  counts: JobCounts | null;
  /** Null when the server began it by itself. */
  created_by: PersonRef | null;
  /**
     * When its file is removed.
     * @nullable
     */
  expires_at: string | null;
  /**
     * Of its file, in bytes.
     * @minimum 0
     * @nullable
     */
  size: number | null;
}
