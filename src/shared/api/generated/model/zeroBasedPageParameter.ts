/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Page, counted from zero.
 */
export type ZeroBasedPageParameter = number;
