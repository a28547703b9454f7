/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What two findings have in common. Each reason has its own of these.
 */
export interface DuplicateFacts {
  vulnerability?: string;
  component?: string;
  /** @minimum 0 */
  cwe?: number;
  file?: string;
  /** @minimum 0 */
  line?: number;
}
