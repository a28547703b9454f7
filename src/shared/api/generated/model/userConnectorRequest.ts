/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UserConnectorRequestDefinition } from './userConnectorRequestDefinition.ts';
import type { UserConnectorRequestKind } from './userConnectorRequestKind.ts';

/**
 * A connector.
 */
export interface UserConnectorRequest {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /**
     * @maxLength 2000
     * @nullable
     */
  description?: string | null;
  kind: UserConnectorRequestKind;
  definition?: UserConnectorRequestDefinition;
}
