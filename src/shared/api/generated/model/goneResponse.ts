/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A one-time link that is used or expired.
 */
export type GoneResponse = Problem;
