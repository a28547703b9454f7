/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Words to look for.
 */
export type SearchListParameter = string;
