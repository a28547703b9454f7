/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * User is not verified. Please try again
 */
export type UserNotVerifiedResponse = Problem;
