/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the company has to follow.
 */
export interface CompanyRegulationsInput {
  /**
     * @maxItems 100
     * @items.maxLength 100
     */
  applicable_regulations?: string[];
}
