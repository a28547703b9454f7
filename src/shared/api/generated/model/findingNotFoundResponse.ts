/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Finding data not found
 */
export type FindingNotFoundResponse = Problem;
