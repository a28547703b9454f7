/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BlackDuckConnectorRequest } from './blackDuckConnectorRequest.ts';
import type { CheckmarxConnectorRequest } from './checkmarxConnectorRequest.ts';
import type { FortifyConnectorRequest } from './fortifyConnectorRequest.ts';

/**
 * Credentials of a scanner.
 */
export type ToolConnectorRequest = FortifyConnectorRequest | BlackDuckConnectorRequest | CheckmarxConnectorRequest;
