/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlanIncludes } from './planIncludes.ts';
import type { PlanUsed } from './planUsed.ts';

/**
 * What an organisation uses of its plan.
 */
export interface PlanUsage {
  used: PlanUsed;
  /** Null where no plan of the price list is the organisation's. */
  included: PlanIncludes | null;
}
