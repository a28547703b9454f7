/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StripePlanInterval } from './stripePlanInterval.ts';

/**
 * A plan to choose from.
 */
export interface StripePlan {
  id: string;
  product_id: string;
  name: string;
  /** @nullable */
  description: string | null;
  /** @minimum 0 */
  amount_usd: number;
  interval: StripePlanInterval;
  features: string[];
}
