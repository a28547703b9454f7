/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `ETag` of the document that was changed.
 */
export type IfMatchParameter = string;
