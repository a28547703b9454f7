/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * `If-Match` is absent from what is stored: somebody else saved first.
 */
export type PreconditionFailedResponse = Problem;
