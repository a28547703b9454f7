/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * It does not exist, or belongs to another organisation.
 */
export type NotFoundResponse = Problem;
