/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AwsConnectorRequestKey } from './awsConnectorRequestKey.ts';
import type { AwsCredentialInput } from './awsCredentialInput.ts';

/**
 * Credentials of AWS.
 */
export interface AwsConnectorRequest {
  key: AwsConnectorRequestKey;
  values: AwsCredentialInput;
}
