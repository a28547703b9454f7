/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FortifyConnectorRequestKey } from './fortifyConnectorRequestKey.ts';
import type { FortifyCredentialInput } from './fortifyCredentialInput.ts';

/**
 * Credentials of Fortify.
 */
export interface FortifyConnectorRequest {
  key: FortifyConnectorRequestKey;
  values: FortifyCredentialInput;
}
