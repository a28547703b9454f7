/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UserConnector } from './userConnector.ts';

/**
 * A connector.
 */
export interface UserConnectorDocument {
  data: UserConnector;
}
