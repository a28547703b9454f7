/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ProblemEntry } from './problemEntry.ts';

/**
 * One entry for each field or parameter.
 */
export type ProblemEntries = ProblemEntry[];
