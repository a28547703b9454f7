/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Mean days to the fix by severity; null where nothing was closed.
 */
export interface SeverityDays {
  /**
     * @minimum 0
     * @nullable
     */
  critical: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  high: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  medium: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  low: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  info: number | null;
}
