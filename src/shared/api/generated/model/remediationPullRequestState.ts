/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * As it was when the host was last asked, which is every few minutes.
 * @nullable
 */
export type RemediationPullRequestState = 'open' | 'merged' | 'closed' | null;