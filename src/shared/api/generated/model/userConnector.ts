/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PersonRef } from './personRef.ts';
import type { UserConnectorDefinition } from './userConnectorDefinition.ts';
import type { UserConnectorKind } from './userConnectorKind.ts';

/**
 * A connector that somebody of the organisation wrote.
 */
export interface UserConnector {
  id: string;
  name: string;
  /** @nullable */
  description: string | null;
  kind: UserConnectorKind;
  definition: UserConnectorDefinition;
  published: boolean;
  /** In use by this organisation. */
  added: boolean;
  author: PersonRef | null;
  updated_at: string;
}
