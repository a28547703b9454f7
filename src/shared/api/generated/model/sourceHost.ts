/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A source host that can be connected.
 */
export type SourceHost = 'github' | 'gitlab' | 'bitbucket' | 'gitea';