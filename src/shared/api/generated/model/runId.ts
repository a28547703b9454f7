/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Chosen by the caller before the call, so that a lost answer can be asked for again: the same id twice is one run, not two.
 */
export type RunId = string;
