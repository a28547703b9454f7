/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RemediationNoteCode } from './remediationNoteCode.ts';

/**
 * Something to know about a remediation, worded by whoever shows it.
 */
export interface RemediationNote {
  code: RemediationNoteCode;
  /**
     * The file that it is about.
     * @nullable
     */
  file: string | null;
  /**
     * What to run.
     * @nullable
     */
  command: string | null;
}
