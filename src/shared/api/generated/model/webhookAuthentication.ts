/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WebhookAuthenticationType } from './webhookAuthenticationType.ts';

/**
 * How the call proves who it is, without the secret.
 */
export interface WebhookAuthentication {
  type: WebhookAuthenticationType;
  /** @nullable */
  username: string | null;
  /** @nullable */
  header: string | null;
  isConfigured: boolean;
}
