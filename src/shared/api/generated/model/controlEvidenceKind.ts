/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What of a finding leads to a control.
 */
export type ControlEvidenceKind = 'weakness' | 'vulnerability' | 'category' | 'slsa_threat';