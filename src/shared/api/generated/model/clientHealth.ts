/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The worst of what keeps findings of an organisation from arriving: the last report of an active repository could not be imported, no token of its pipelines works any more,
 * one ends within a week, nothing was ever imported.
 */
export type ClientHealth = 'scan_failed' | 'token_expired' | 'token_expiring' | 'setting_up' | 'healthy';