/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * vulnerability_info: the scanner's rule.
 */
export type FilterRuleParameter = string[];
