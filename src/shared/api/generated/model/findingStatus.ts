/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a finding stands.
 */
export type FindingStatus = 'open' | 'in_progress' | 'fixed' | 'risk_accepted';