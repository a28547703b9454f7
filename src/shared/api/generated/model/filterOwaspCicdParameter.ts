/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * other_info: OWASP CI/CD Top 10 entry.
 */
export type FilterOwaspCicdParameter = string[];
