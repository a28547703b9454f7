/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A column of the list.
 */
export interface ColumnInput {
  /** @pattern ^[a-z_0-9]{1,60}$ */
  key: string;
  /**
     * @minimum 40
     * @maximum 1200
     * @nullable
     */
  width?: number | null;
}
