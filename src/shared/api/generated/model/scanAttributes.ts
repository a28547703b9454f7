/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IgnoredResult } from './ignoredResult.ts';
import type { PersonRef } from './personRef.ts';
import type { RepositoryRef } from './repositoryRef.ts';
import type { ScanAttributesIgnoredByReason } from './scanAttributesIgnoredByReason.ts';
import type { ScanChange } from './scanChange.ts';
import type { ScanCounts } from './scanCounts.ts';
import type { ScanError } from './scanError.ts';
import type { ScanNote } from './scanNote.ts';
import type { ScanPhase } from './scanPhase.ts';
import type { ScanRun } from './scanRun.ts';
import type { ScanStatus } from './scanStatus.ts';

/**
 * What is known about a scan.
 */
export interface ScanAttributes {
  status: ScanStatus;
  phase: ScanPhase;
  /**
     * @minimum 0
     * @maximum 1
     */
  progress: number;
  repository: RepositoryRef;
  /**
     * As recognised.
     * @nullable
     */
  tool: string | null;
  /** @nullable */
  tool_version: string | null;
  /**
     * As stated by who uploaded it.
     * @nullable
     */
  tool_hint: string | null;
  /** @nullable */
  format: string | null;
  /** @nullable */
  branch: string | null;
  /** @nullable */
  commit: string | null;
  /**
     * What was looked at, as stated by who uploaded it.
     * @nullable
     */
  target: string | null;
  /**
     * The one thing that it is of, by the report's word or its sender's, such as an image or an application. Null where it is of several, or nobody says.
     * @nullable
     */
  subject: string | null;
  /** The report speaks for everything, so that what it lacks is fixed. */
  complete: boolean;
  dry_run: boolean;
  /** @nullable */
  file_name: string | null;
  /** @minimum 0 */
  file_size: number;
  counts: ScanCounts;
  /** The first 200. */
  ignored: IgnoredResult[];
  /** What a dry run would change, the most severe first, 200 at most. Empty for an import, whose findings can be listed. */
  changes: ScanChange[];
  error: ScanError | null;
  /** What was corrected or assumed. */
  notes: ScanNote[];
  requested_by: PersonRef | null;
  created_at: string;
  /** @nullable */
  started_at: string | null;
  /** @nullable */
  finished_at: string | null;
  /**
     * Until when the import can be undone; null when it has changed nothing or has been undone.
     * @nullable
     */
  undo_until: string | null;
  /**
     * When its changes were taken back.
     * @nullable
     */
  undone_at: string | null;
  /** How many results were left out, by reason. */
  ignored_by_reason: ScanAttributesIgnoredByReason;
  /**
     * Until when the report is kept, so that it can be imported again without being sent again; null when it is not.
     * @nullable
     */
  kept_until: string | null;
  /**
     * The scan that imported this report again.
     * @nullable
     */
  again_as: string | null;
  /** The scanner that was run for it. Null where somebody sent the report. */
  run: ScanRun | null;
}
