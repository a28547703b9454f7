/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Page, counted from one; zero is taken as one.
 */
export type PageParameter = number;
