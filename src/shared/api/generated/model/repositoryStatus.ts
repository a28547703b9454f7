/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `enriched` once a first scan has been imported.
 */
export type RepositoryStatus = 'pending' | 'enriched';