/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why a repository was not added: another one has its name.
 */
export type SkippedRepositoryReason = 'name_taken';