/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StripePlan } from './stripePlan.ts';
import type { StripeSubscriptionStatus } from './stripeSubscriptionStatus.ts';

/**
 * A subscription.
 */
export interface StripeSubscription {
  id: string;
  customer_id: string;
  status: StripeSubscriptionStatus;
  plan: StripePlan;
  current_period_end: string;
  cancel_at_period_end: boolean;
}
