/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Bitbucket cloud token expired, please create new one while redirecting to connector...
 */
export type BitbucketTokenExpiredResponse = Problem;
