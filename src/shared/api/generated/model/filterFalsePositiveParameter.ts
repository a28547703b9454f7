/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * other_info: marked as false positive.
 */
export type FilterFalsePositiveParameter = boolean;
