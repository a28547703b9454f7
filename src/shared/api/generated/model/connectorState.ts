/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ConnectorKey } from './connectorKey.ts';

/**
 * Whether credentials are complete.
 */
export interface ConnectorState {
  key: ConnectorKey;
  isConfigured: boolean;
}
