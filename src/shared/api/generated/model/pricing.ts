/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlanIncludes } from './planIncludes.ts';
import type { SubscriptionTier } from './subscriptionTier.ts';

/**
 * A plan as the pricing page shows it.
 */
export interface Pricing {
  id: string;
  name: string;
  /** @nullable */
  description: string | null;
  tier: SubscriptionTier;
  /**
     * Dollars a month, shown without decimals.
     * @minimum 0
     */
  price_usd: number;
  /**
     * For a year in advance.
     * @minimum 0
     * @maximum 100
     */
  discount_percent: number;
  features: string[];
  included: PlanIncludes;
  /** @nullable */
  stripe_product_id: string | null;
  active: boolean;
}
