/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * other_info: source host or cloud that it came from.
 */
export type FilterProviderParameter = string[];
