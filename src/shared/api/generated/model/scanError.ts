/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why nothing of a report was imported.
 */
export interface ScanError {
  code: string;
  message: string;
  /** @nullable */
  pointer: string | null;
}
