/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * remediation_info: kind of remediation.
 */
export type FilterRemediationTypeParameter = string[];
