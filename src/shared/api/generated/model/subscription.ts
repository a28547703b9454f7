/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SubscriptionPayment } from './subscriptionPayment.ts';
import type { SubscriptionTier } from './subscriptionTier.ts';

/**
 * What the organisation has subscribed to.
 */
export interface Subscription {
  tier: SubscriptionTier;
  payment: SubscriptionPayment;
}
