/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What an import would do with a finding.
 */
export type ScanChangeKind = 'new' | 'reopened' | 'fixed';