/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * It stands against what is there.
 */
export type ConflictResponse = Problem;
