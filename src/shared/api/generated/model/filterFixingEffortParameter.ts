/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * remediation_info: estimated effort, 0 to 100.
 */
export type FilterFixingEffortParameter = string;
