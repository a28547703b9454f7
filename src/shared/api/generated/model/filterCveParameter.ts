/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * vulnerability_info: CVE or advisory ids.
 */
export type FilterCveParameter = string[];
