/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a repository comes from; `manual` was added by hand.
 */
export type SourceControl = 'github' | 'gitlab' | 'bitbucket_cloud' | 'gitea' | 'manual';