/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What to send.
 */
export interface SendTicketRequest {
  finding_id?: string;
  remediation_id?: string;
}
