/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PublishConnectorRequestDefinition } from './publishConnectorRequestDefinition.ts';
import type { PublishConnectorRequestKind } from './publishConnectorRequestKind.ts';

/**
 * A connector to publish: a new one, or a present one by its id.
 */
export interface PublishConnectorRequest {
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
  kind: PublishConnectorRequestKind;
  definition?: PublishConnectorRequestDefinition;
  id?: string;
}
