/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Words to look for in title, path, rule, component and vulnerability ids.
 */
export type SearchParameter = string;
