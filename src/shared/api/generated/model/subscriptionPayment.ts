/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether plans are paid by card: `off` where this server takes no cards, `none` where the organisation is no customer of the payment provider yet, `customer` where it is.
 */
export type SubscriptionPayment = 'off' | 'none' | 'customer';