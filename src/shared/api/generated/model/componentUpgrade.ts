/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The smallest upgrade that closes findings.
 */
export interface ComponentUpgrade {
  version: string;
  /** @minimum 0 */
  closes: number;
  /** @minimum 0 */
  leaves: number;
}
