/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type SaveTokenRequestSourceControl = 'github' | 'gitlab' | 'bitbucket_cloud' | 'gitea';