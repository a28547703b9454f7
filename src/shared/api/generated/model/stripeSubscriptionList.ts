/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StripeSubscription } from './stripeSubscription.ts';

/**
 * Subscriptions of a customer.
 */
export interface StripeSubscriptionList {
  data: StripeSubscription[];
}
