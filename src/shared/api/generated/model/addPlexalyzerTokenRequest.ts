/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The token that pipelines of the organisation use.
 */
export interface AddPlexalyzerTokenRequest {
  /**
     * @minLength 1
     * @maxLength 500
     */
  token: string;
}
