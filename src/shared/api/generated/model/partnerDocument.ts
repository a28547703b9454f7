/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Partner } from './partner.ts';

/**
 * A partner.
 */
export interface PartnerDocument {
  data: Partner;
}
