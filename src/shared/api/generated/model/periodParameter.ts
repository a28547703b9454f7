/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type PeriodParameter = '7d' | '30d' | '90d' | '365d';