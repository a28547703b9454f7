/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SubscriptionTier } from './subscriptionTier.ts';

/**
 * An organisation that pays.
 */
export interface StripeMember {
  client_id: string;
  organization_name: string;
  /** @nullable */
  customer_id: string | null;
  tier: SubscriptionTier;
}
