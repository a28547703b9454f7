/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * other_info: another finding stands for it.
 */
export type FilterIsDuplicateParameter = boolean;
