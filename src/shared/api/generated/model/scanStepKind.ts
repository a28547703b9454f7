/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is done after an import.
 */
export type ScanStepKind = 'listed' | 'told' | 'rules';