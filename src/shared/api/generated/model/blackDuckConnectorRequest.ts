/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BlackDuckConnectorRequestKey } from './blackDuckConnectorRequestKey.ts';
import type { BlackDuckCredentialInput } from './blackDuckCredentialInput.ts';

/**
 * Credentials of Black Duck.
 */
export interface BlackDuckConnectorRequest {
  key: BlackDuckConnectorRequestKey;
  values: BlackDuckCredentialInput;
}
