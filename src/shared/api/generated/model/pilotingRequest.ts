/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether an organisation pilots.
 */
export interface PilotingRequest {
  client_id: string;
  piloting: boolean;
}
