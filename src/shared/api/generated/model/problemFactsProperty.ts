/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the sentence names, for whoever words it by its code in another language. Absent where it names nothing.
 */
export type ProblemFactsProperty = {[key: string]: string | number};
