/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type StripeSubscriptionDetailStatus = 'active' | 'trialing' | 'past_due' | 'canceled' | 'incomplete' | 'unpaid';