/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetDependencyGraphParams = {
/**
 * Scan of one of the current bills. Without it: the first of them.
 */
bill?: string;
};
