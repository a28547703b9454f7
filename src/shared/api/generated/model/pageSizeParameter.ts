/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Rows of a page.
 */
export type PageSizeParameter = number;
