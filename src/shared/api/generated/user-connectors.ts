/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type {
  ListUserConnectorsParams,
  PublishConnectorRequest,
  UserConnectorDocument,
  UserConnectorList,
  UserConnectorRequest,
} from './model';

/**
 * For the catalogue of connectors that the organisation describes itself: published ones, withdrawn ones that are still in use, and the caller's own, by name. Administrators and security operators may call it. `q` searches name and description, `page` counts from 0, and a search without a match gets an empty list.
 * @summary Connectors
 */
export const listUserConnectors = (
  params?: ListUserConnectorsParams,
  options?: RequestInit,
): Promise<UserConnectorList> =>
  http<UserConnectorList>(`/user_connectors/list${queryString(params)}`, {
    ...options,
    method: 'GET',
  });

export const getListUserConnectorsQueryKey = (params?: ListUserConnectorsParams) =>
  ['user_connectors', 'list', ...(params ? [params] : [])] as const;

export const getListUserConnectorsQueryOptions = (params?: ListUserConnectorsParams) =>
  queryOptions<UserConnectorList, ApiError>({
    queryKey: getListUserConnectorsQueryKey(params),
    queryFn: ({ signal }) => listUserConnectors(params, { signal }),
  });

/**
 * One connector of the organisation's catalogue with its definition and author. Administrators and security operators may call it. A connector that is neither published nor in use returns 404 to everyone but its author.
 * @summary A connector
 */
export const getUserConnector = (
  id: string,
  options?: RequestInit,
): Promise<UserConnectorDocument> =>
  http<UserConnectorDocument>(`/user_connectors/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'GET',
  });

export const getGetUserConnectorQueryKey = (id: string) => ['user_connectors', id] as const;

export const getGetUserConnectorQueryOptions = (id: string) =>
  queryOptions<UserConnectorDocument, ApiError>({
    queryKey: getGetUserConnectorQueryKey(id),
    queryFn: ({ signal }) => getUserConnector(id, { signal }),
  });

/**
 * Marks a connector of the catalogue as in use by the organisation, and writes the audit log. Administrators and security operators may call it. Repeating it changes nothing for users. A connector that is neither published nor in use returns 404.
 * @summary Use a published connector
 */
export const addUserConnector = (
  id: string,
  options?: RequestInit,
): Promise<UserConnectorDocument> =>
  http<UserConnectorDocument>(`/user_connectors/add/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'POST',
  });

/**
 * Adds a connector to the organisation's catalogue, or changes and publishes the present one that `id` names, and writes the audit log. Administrators may call it. A name that another connector has is refused with 409; an `id` that the caller cannot see returns 404.
 * @summary Publish a connector
 */
export const publishUserConnector = (
  publishConnectorRequest: PublishConnectorRequest,
  options?: RequestInit,
): Promise<UserConnectorDocument> =>
  http<UserConnectorDocument>(`/user_connectors/publish`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(publishConnectorRequest),
  });

/**
 * Changes name, kind, description and definition of a connector; whether it is published or in use stays as it is. Administrators may call it, and it writes the audit log. A name that another connector has is refused with 409; a connector that the caller cannot see returns 404.
 * @summary Change a connector
 */
export const editUserConnector = (
  id: string,
  userConnectorRequest: UserConnectorRequest,
  options?: RequestInit,
): Promise<UserConnectorDocument> =>
  http<UserConnectorDocument>(`/user_connectors/edit/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(userConnectorRequest),
  });

/**
 * Takes a connector out of the catalogue, and writes the audit log. Administrators may call it. Where the organisation already uses the connector, it stays in use. A connector that the caller cannot see returns 404.
 * @summary Withdraw a connector
 */
export const unpublishUserConnector = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/user_connectors/unpublish/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'DELETE',
  });
