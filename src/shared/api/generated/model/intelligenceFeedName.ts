/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `osv`: under which names vulnerabilities are known.
 */
export type IntelligenceFeedName = 'epss' | 'kev' | 'osv';