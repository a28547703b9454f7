/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * source_control: branch of the scan.
 */
export type FilterBranchParameter = string[];
