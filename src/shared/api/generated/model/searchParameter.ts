/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
 */
export type SearchParameter = string;
