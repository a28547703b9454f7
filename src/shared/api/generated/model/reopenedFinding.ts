/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Severity } from './severity.ts';

/**
 * A finding that had been fixed and came back.
 */
export interface ReopenedFinding {
  finding_id: string;
  title: string;
  severity: Severity;
  /**
     * When it was last fixed.
     * @nullable
     */
  fixed_at: string | null;
  /**
     * Who said so; null when an import found it gone.
     * @nullable
     */
  fixed_by: string | null;
}
