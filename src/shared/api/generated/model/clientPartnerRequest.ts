/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which partner brought an organisation; null where none did.
 */
export interface ClientPartnerRequest {
  client_id: string;
  /** @nullable */
  partner_id: string | null;
}
