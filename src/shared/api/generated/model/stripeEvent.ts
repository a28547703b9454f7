/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StripeEventData } from './stripeEventData.ts';

/**
 * What the payment provider sends when something changed. Only what is read of it is described.
 */
export interface StripeEvent {
  /**
     * @minLength 1
     * @maxLength 255
     */
  id: string;
  /**
     * @minLength 1
     * @maxLength 255
     */
  type: string;
  /** The thing that changed, as it was then. */
  data: StripeEventData;
  [key: string]: unknown;
 }
