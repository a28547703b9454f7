/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PartnerDiscount } from './partnerDiscount.ts';
import type { Pricing } from './pricing.ts';

/**
 * Plans, and what the organisation's partner takes off them.
 */
export interface PricingList {
  data: Pricing[];
  /** Null where no active partner brought the organisation, or takes nothing off. */
  partner_discount: PartnerDiscount | null;
}
