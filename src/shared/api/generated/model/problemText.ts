/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A sentence for a person.
 */
export type ProblemText = string;
