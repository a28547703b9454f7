/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StripePlan } from './stripePlan.ts';

/**
 * Plans to choose from.
 */
export interface StripePlanList {
  data: StripePlan[];
}
