/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { OracleConnectorRequestKey } from './oracleConnectorRequestKey.ts';
import type { OracleCredentialInput } from './oracleCredentialInput.ts';

/**
 * Credentials of Oracle Cloud.
 */
export interface OracleConnectorRequest {
  key: OracleConnectorRequestKey;
  values: OracleCredentialInput;
}
