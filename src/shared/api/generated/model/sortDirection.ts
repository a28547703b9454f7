/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Direction of an order.
 */
export type SortDirection = 'asc' | 'desc';