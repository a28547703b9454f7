/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which findings a rule is about; filters as the address writes them.
 */
export interface PolicyConditionInput {
  /** @pattern ^[a-z_0-9]{1,60}$ */
  key: string;
  /** @maxLength 2000 */
  value: string;
}
