/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ConnectorKey } from './connectorKey.ts';

/**
 * What to disconnect.
 */
export interface DeleteConnectorRequest {
  key: ConnectorKey;
}
