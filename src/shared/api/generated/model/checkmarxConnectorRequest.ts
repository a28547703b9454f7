/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CheckmarxConnectorRequestKey } from './checkmarxConnectorRequestKey.ts';
import type { CheckmarxCredentialInput } from './checkmarxCredentialInput.ts';

/**
 * Credentials of Checkmarx.
 */
export interface CheckmarxConnectorRequest {
  key: CheckmarxConnectorRequestKey;
  values: CheckmarxCredentialInput;
}
