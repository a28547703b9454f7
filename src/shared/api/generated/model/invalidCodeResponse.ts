/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * This code is not right, or was used before.
 */
export type InvalidCodeResponse = Problem;
