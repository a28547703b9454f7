/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How often scans start by themselves.
 */
export type ScheduleScan = 'off' | 'daily' | 'weekly' | 'monthly';