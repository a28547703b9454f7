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
 * @summary Withdraw a connector
 */
export const unpublishUserConnector = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/user_connectors/unpublish/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'DELETE',
  });
