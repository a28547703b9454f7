/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A column of the list.
 */
export interface FindingColumn {
  key: string;
  /**
     * @minimum 40
     * @maximum 1200
     * @nullable
     */
  width: number | null;
}
