/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What fills the sentence, by name.
 */
export interface ProblemFacts {[key: string]: string | number}
