/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `next_cursor` of the page before; wins over `page`.
 */
export type CursorParameter = string;
