/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AzureConnectorRequestKey } from './azureConnectorRequestKey.ts';
import type { AzureCredentialInput } from './azureCredentialInput.ts';

/**
 * Credentials of Azure.
 */
export interface AzureConnectorRequest {
  key: AzureConnectorRequestKey;
  values: AzureCredentialInput;
}
