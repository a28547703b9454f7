/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Not accepted.
 */
export type SaveFailedResponse = Problem;
