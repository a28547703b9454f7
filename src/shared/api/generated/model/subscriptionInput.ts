/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SubscriptionTier } from './subscriptionTier.ts';

/**
 * What to subscribe to.
 */
export interface SubscriptionInput {
  tier: SubscriptionTier;
}
