/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What stands before and after it in the list.
 */
export interface FindingNeighbours {
  /** @nullable */
  previous: string | null;
  /** @nullable */
  next: string | null;
  /**
     * @minimum 1
     * @nullable
     */
  position: number | null;
}
