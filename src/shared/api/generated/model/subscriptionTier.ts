/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Plan of the organisation.
 */
export type SubscriptionTier = 'free' | 'starter' | 'team' | 'enterprise';