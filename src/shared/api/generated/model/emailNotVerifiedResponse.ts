/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Email is not verified. Please try again
 */
export type EmailNotVerifiedResponse = Problem;
