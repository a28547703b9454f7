/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Path to it: `query`, `path`, `header` or `body`, then names and indexes.
 */
export type ProblemLocation = (string | number)[];
