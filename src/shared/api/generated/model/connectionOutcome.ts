/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What came of the attempt.
 */
export type ConnectionOutcome = 'answers' | 'key_refused' | 'deployment_unknown' | 'quota_used_up' | 'unexpected_status' | 'timeout' | 'unreachable' | 'forbidden_address' | 'bad_address' | 'too_large' | 'address_missing' | 'deployment_missing' | 'key_missing' | 'key_needed_again';