/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Cursor of the last answer; without it only the present cursor is answered.
 */
export type SinceParameter = string;
