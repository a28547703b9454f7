/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StripeInvoice } from './stripeInvoice.ts';

/**
 * Invoices of a customer, newest first.
 */
export interface StripeInvoiceList {
  data: StripeInvoice[];
}
