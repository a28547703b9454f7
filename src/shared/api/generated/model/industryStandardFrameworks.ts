/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Frameworks that count.
 */
export interface IndustryStandardFrameworks {
  cvss: boolean;
  cwe: boolean;
}
