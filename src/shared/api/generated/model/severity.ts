/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Severity, most severe first.
 */
export type Severity = 'critical' | 'high' | 'medium' | 'low' | 'info';