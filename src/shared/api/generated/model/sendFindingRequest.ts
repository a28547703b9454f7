/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whom to send it to.
 */
export interface SendFindingRequest {
  /**
     * @minItems 1
     * @maxItems 100
     */
  developer_ids: string[];
  /** @maxLength 2000 */
  message?: string;
}
