/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StripeInvoiceStatus } from './stripeInvoiceStatus.ts';

/**
 * An invoice.
 */
export interface StripeInvoice {
  id: string;
  /** @nullable */
  number: string | null;
  status: StripeInvoiceStatus;
  /** @minimum 0 */
  amount_usd: number;
  issued_at: string;
  /**
     * @maxLength 2000
     * @nullable
     */
  pdf_url: string | null;
  /**
     * What it is for.
     * @nullable
     */
  description?: string | null;
  /**
     * Where it can be paid, while it is open.
     * @maxLength 2000
     * @nullable
     */
  pay_url?: string | null;
}
