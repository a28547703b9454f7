/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A parameter or the body does not fit; `detail` names each place.
 */
export type BadRequestResponse = Problem;
