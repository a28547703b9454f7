/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * other_info: part of another finding.
 */
export type FilterIsSubfindingParameter = boolean;
