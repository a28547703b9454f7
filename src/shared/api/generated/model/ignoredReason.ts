/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why a result was left out.
 */
export type IgnoredReason = 'malformed_result' | 'no_rule_and_no_message' | 'not_a_finding' | 'suppressed' | 'unsafe_path' | 'duplicate_in_report' | 'excluded_by_settings' | 'too_large';