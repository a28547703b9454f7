/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The `version` that was read, in quotes: the change is refused where somebody else was sooner. Without it nobody asks.
 */
export type IfUnchangedParameter = string;
