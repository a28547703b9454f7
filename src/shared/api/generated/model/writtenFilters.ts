/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Filters as the address writes them, by key.
 */
export interface WrittenFilters {[key: string]: string}
