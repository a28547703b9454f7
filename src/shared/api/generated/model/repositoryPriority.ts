/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How much depends on it.
 */
export type RepositoryPriority = 'critical' | 'high' | 'medium' | 'low';