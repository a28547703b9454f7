/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * vulnerability_info: priority, 0 to 100.
 */
export type FilterPriorityParameter = string;
