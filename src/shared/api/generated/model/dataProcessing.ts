/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where data is processed.
 */
export interface DataProcessing {
  /**
     * @maxItems 200
     * @items.maxLength 300
     */
  locations: string[];
}
