/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GcpConnectorRequestKey } from './gcpConnectorRequestKey.ts';
import type { GcpCredentialInput } from './gcpCredentialInput.ts';

/**
 * Credentials of Google Cloud.
 */
export interface GcpConnectorRequest {
  key: GcpConnectorRequestKey;
  values: GcpCredentialInput;
}
