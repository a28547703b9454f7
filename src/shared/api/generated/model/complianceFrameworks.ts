/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Frameworks of compliance that count.
 */
export interface ComplianceFrameworks {
  iso: boolean;
  nist: boolean;
  soc: boolean;
}
