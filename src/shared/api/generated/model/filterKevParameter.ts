/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * vulnerability_info: in CISA's list of known exploited vulnerabilities.
 */
export type FilterKevParameter = boolean;
