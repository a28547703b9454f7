/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A blank and its value.
 */
export interface TemplateValueInput {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  key: string;
  /** @maxLength 5000 */
  value: string;
}
