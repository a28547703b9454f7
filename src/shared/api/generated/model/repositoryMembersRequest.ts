/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Developers of a repository.
 */
export interface RepositoryMembersRequest {
  /** @maxItems 1000 */
  user_ids: string[];
}
