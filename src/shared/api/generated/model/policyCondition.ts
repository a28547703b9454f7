/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which findings a rule is about.
 */
export interface PolicyCondition {
  key: string;
  value: string;
}
