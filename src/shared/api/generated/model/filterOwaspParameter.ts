/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * vulnerability_info: OWASP Top 10 entry.
 */
export type FilterOwaspParameter = string[];
