/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a note is about. Each code has its own of these.
 */
export interface ScanNoteFacts {
  /** Whose report it is. */
  tool?: string;
  /** The tool that the sender named. */
  sent_as?: string;
  /** When this report looked. */
  observed_at?: string;
  /** When the newest report of the same target looked. */
  later_at?: string;
  /**
     * Results that the later report no longer had.
     * @minimum 0
     */
  kept_fixed?: number;
  /**
     * Components that the report names.
     * @minimum 1
     */
  components?: number;
}
