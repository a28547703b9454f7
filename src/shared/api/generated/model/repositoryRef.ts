/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The repository of a finding.
 */
export interface RepositoryRef {
  id: string;
  nickname: string;
}
