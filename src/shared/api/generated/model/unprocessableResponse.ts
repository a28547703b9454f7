/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Well-formed, but not acceptable; `detail` says why.
 */
export type UnprocessableResponse = Problem;
