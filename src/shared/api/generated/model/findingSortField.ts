/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Attribute that orders the list of findings.
 */
export type FindingSortField = 'priority' | 'severity' | 'title' | 'repository' | 'tool' | 'status' | 'first_seen_at' | 'last_seen_at' | 'due_at' | 'cvssv3_score' | 'fixing_effort' | 'epss' | 'rule' | 'component' | 'file';