/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WebhookAuthenticationType } from './webhookAuthenticationType.ts';

/**
 * How the call proves who it is.
 */
export interface WebhookAuthenticationInput {
  type: WebhookAuthenticationType;
  /**
     * @maxLength 200
     * @nullable
     */
  username?: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  header?: string | null;
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  secret?: string | null;
}
