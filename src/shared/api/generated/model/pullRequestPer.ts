/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What one pull request holds; remediations of one repository can share one.
 */
export type PullRequestPer = 'finding' | 'file' | 'repository';