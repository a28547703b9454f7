/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClientTotals } from './clientTotals.ts';

/**
 * The organisations that somebody looks after, taken together.
 */
export interface ClientTotalsDocument {
  data: ClientTotals;
}
