/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How much it changes by semantic versioning.
 */
export type ComponentUpgradeChange = 'patch' | 'minor' | 'major';