/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ExportSbomParams = {
/**
 * Scan of one of the current bills. Without it: all of them as one.
 */
bill?: string;
};
