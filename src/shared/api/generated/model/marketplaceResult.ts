/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SubscriptionTier } from './subscriptionTier.ts';

/**
 * The subscription is active.
 */
export interface MarketplaceResult {
  message: string;
  tier: SubscriptionTier;
}
