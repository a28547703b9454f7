/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * vulnerability_info: kind of scan that finds such.
 */
export type FilterCategoryParameter = string[];
