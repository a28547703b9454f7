/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { UserConnector } from './userConnector.ts';

/**
 * A page of connectors, counted from zero.
 */
export interface UserConnectorList {
  data: UserConnector[];
  meta: ListMeta;
}
