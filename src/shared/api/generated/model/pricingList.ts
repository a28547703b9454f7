/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Pricing } from './pricing.ts';

/**
 * Plans.
 */
export interface PricingList {
  data: Pricing[];
}
