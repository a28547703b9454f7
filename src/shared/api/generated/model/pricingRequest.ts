/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlanIncludes } from './planIncludes.ts';
import type { SubscriptionTier } from './subscriptionTier.ts';

/**
 * A plan.
 */
export interface PricingRequest {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /**
     * @maxLength 2000
     * @nullable
     */
  description?: string | null;
  tier: SubscriptionTier;
  /**
     * @minimum 0
     * @maximum 1000000
     */
  price_usd: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  discount_percent?: number;
  /**
     * @maxItems 50
     * @items.maxLength 200
     */
  features?: string[];
  included?: PlanIncludes;
  /**
     * @maxLength 255
     * @nullable
     */
  stripe_product_id?: string | null;
  active?: boolean;
}
