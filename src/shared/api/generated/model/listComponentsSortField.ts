/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListComponentsSortField = 'name' | 'ecosystem' | 'vulnerabilities' | 'last_seen_at';