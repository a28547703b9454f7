/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type StripeInvoiceStatus = 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';