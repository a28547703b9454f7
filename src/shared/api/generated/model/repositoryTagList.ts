/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Tags of repositories.
 */
export interface RepositoryTagList {
  data: string[];
}
