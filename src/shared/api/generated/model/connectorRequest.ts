/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AwsConnectorRequest } from './awsConnectorRequest.ts';
import type { AzureConnectorRequest } from './azureConnectorRequest.ts';
import type { GcpConnectorRequest } from './gcpConnectorRequest.ts';
import type { OracleConnectorRequest } from './oracleConnectorRequest.ts';

/**
 * Credentials of a cloud.
 */
export type ConnectorRequest = AwsConnectorRequest | AzureConnectorRequest | GcpConnectorRequest | OracleConnectorRequest;
