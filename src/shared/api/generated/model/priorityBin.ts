/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Findings with a priority in these ten points.
 */
export interface PriorityBin {
  /**
     * @minimum 0
     * @maximum 90
     */
  from: number;
  /** @minimum 0 */
  before: number;
  /** @minimum 0 */
  after: number;
}
