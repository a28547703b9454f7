/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Too many requests; `Retry-After` says when to come back.
 */
export type TooManyRequestsResponse = Problem;
