/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type StripeSubscriptionStatus = 'active' | 'trialing' | 'past_due' | 'canceled' | 'incomplete' | 'unpaid';