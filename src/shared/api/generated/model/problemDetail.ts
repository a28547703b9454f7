/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ProblemEntries } from './problemEntries.ts';
import type { ProblemText } from './problemText.ts';

/**
 * A sentence, or one entry for each field or parameter.
 */
export type ProblemDetail = ProblemText | ProblemEntries;
