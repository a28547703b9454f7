/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The role does not allow this.
 */
export type ForbiddenResponse = Problem;
