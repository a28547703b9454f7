// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { ConnectorRequest } from '../model';
import { awsConnectorRequestSchema } from './aws-connector-request';
import { azureConnectorRequestSchema } from './azure-connector-request';
import { gcpConnectorRequestSchema } from './gcp-connector-request';
import { oracleConnectorRequestSchema } from './oracle-connector-request';

export const connectorRequestSchema = v.variant('key', [awsConnectorRequestSchema, azureConnectorRequestSchema, gcpConnectorRequestSchema, oracleConnectorRequestSchema]) satisfies v.GenericSchema<unknown, ConnectorRequest>;
