/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * scan_info: first seen within these days, inclusive, UTC; one side may be open.
 */
export type FilterDateRangeParameter = string;
