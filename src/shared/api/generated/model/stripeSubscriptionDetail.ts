/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StripePlan } from './stripePlan.ts';
import type { StripeSubscriptionDetailStatus } from './stripeSubscriptionDetailStatus.ts';

/**
 * A subscription with how it is paid.
 */
export interface StripeSubscriptionDetail {
  id: string;
  customer_id: string;
  status: StripeSubscriptionDetailStatus;
  plan: StripePlan;
  current_period_end: string;
  cancel_at_period_end: boolean;
  /** @nullable */
  card_brand: string | null;
  /** @nullable */
  card_last4: string | null;
  /**
     * Year and month.
     * @nullable
     */
  card_expires?: string | null;
  /**
     * @minimum 0
     * @nullable
     */
  next_invoice_usd: number | null;
}
