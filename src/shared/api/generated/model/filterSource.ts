/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A list other than findings that has saved filters.
 */
export type FilterSource = 'repositories' | 'components';