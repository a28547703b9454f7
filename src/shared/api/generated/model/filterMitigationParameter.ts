/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * remediation_info: kind of way out that is known.
 */
export type FilterMitigationParameter = string[];
