/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Kind of remediation.
 */
export type RemediationType = 'code_fix' | 'dependency_upgrade' | 'configuration' | 'secret_rotation' | 'issue';