/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ProblemFacts } from './problemFacts.ts';
import type { ProblemLocation } from './problemLocation.ts';

/**
 * One thing that is wrong, and where.
 */
export interface ProblemEntry {
  /** A sentence for a person. */
  msg: string;
  loc: ProblemLocation;
  /** Stable machine word of what is wrong. */
  type: string;
  facts: ProblemFacts;
}
