/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A filter and its value as the address writes it.
 */
export interface SavedFilterEntry {
  /**
     * @minLength 1
     * @maxLength 60
     */
  key: string;
  /** @maxLength 2000 */
  value: string;
}
