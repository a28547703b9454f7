/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The body is too large.
 */
export type TooLargeResponse = Problem;
