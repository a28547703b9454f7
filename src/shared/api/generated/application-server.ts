/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type {
  ConnectionResult,
  ConnectorRequest,
  ConnectorState,
  DeleteConnectorRequest,
  GitInstallation,
  HostBranchList,
  HostConnector,
  HostRepositoryList,
  ListHostBranchesParams,
  ListHostRepositoriesParams,
  OAuthTokenRequest,
  OAuthTokenResult,
  SaveInstallationIdRequest,
  TestConnectionRequest,
  ToolConnectorRequest,
} from './model';

/**
 * @summary Save credentials of a cloud
 */
export const saveConnector = (
  connectorRequest: ConnectorRequest,
  options?: RequestInit,
): Promise<ConnectorState> =>
  http<ConnectorState>(`/api/connector`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(connectorRequest),
  });

/**
 * @summary Forget credentials
 */
export const deleteConnector = (
  deleteConnectorRequest: DeleteConnectorRequest,
  options?: RequestInit,
): Promise<void> =>
  http<void>(`/api/connector`, {
    ...options,
    method: 'DELETE',
    body: JSON.stringify(deleteConnectorRequest),
  });

/**
 * @summary Save credentials of a scanner
 */
export const saveToolConnector = (
  toolConnectorRequest: ToolConnectorRequest,
  options?: RequestInit,
): Promise<ConnectorState> =>
  http<ConnectorState>(`/api/connector/tool`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(toolConnectorRequest),
  });

/**
 * @summary Exchange a source host's code
 */
export const exchangeOAuthToken = (
  oAuthTokenRequest: OAuthTokenRequest,
  options?: RequestInit,
): Promise<OAuthTokenResult> =>
  http<OAuthTokenResult>(`/api/oauth/token`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(oAuthTokenRequest),
  });

/**
 * @summary Repositories at a source host
 */
export const listHostRepositories = (
  host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
  params?: ListHostRepositoriesParams,
  options?: RequestInit,
): Promise<HostRepositoryList> =>
  http<HostRepositoryList>(
    `/api/oauth/${encodeURIComponent(String(host))}/repos${queryString(params)}`,
    { ...options, method: 'GET' },
  );

export const getListHostRepositoriesQueryKey = (
  host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
  params?: ListHostRepositoriesParams,
) => ['api', 'oauth', host, 'repos', ...(params ? [params] : [])] as const;

export const getListHostRepositoriesQueryOptions = (
  host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
  params?: ListHostRepositoriesParams,
) =>
  queryOptions<HostRepositoryList, ApiError>({
    queryKey: getListHostRepositoriesQueryKey(host, params),
    queryFn: ({ signal }) => listHostRepositories(host, params, { signal }),
  });

/**
 * @summary Branches of a repository at a source host
 */
export const listHostBranches = (
  host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
  params: ListHostBranchesParams,
  options?: RequestInit,
): Promise<HostBranchList> =>
  http<HostBranchList>(
    `/api/oauth/${encodeURIComponent(String(host))}/branches${queryString(params)}`,
    { ...options, method: 'GET' },
  );

export const getListHostBranchesQueryKey = (
  host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
  params: ListHostBranchesParams,
) => ['api', 'oauth', host, 'branches', ...(params ? [params] : [])] as const;

export const getListHostBranchesQueryOptions = (
  host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
  params: ListHostBranchesParams,
) =>
  queryOptions<HostBranchList, ApiError>({
    queryKey: getListHostBranchesQueryKey(host, params),
    queryFn: ({ signal }) => listHostBranches(host, params, { signal }),
  });

/**
 * @summary The connection to a source host
 */
export const getHostConnector = (
  host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
  options?: RequestInit,
): Promise<HostConnector> =>
  http<HostConnector>(`/api/oauth/${encodeURIComponent(String(host))}/connector`, {
    ...options,
    method: 'GET',
  });

export const getGetHostConnectorQueryKey = (host: 'github' | 'gitlab' | 'bitbucket' | 'gitea') =>
  ['api', 'oauth', host, 'connector'] as const;

export const getGetHostConnectorQueryOptions = (
  host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
) =>
  queryOptions<HostConnector, ApiError>({
    queryKey: getGetHostConnectorQueryKey(host),
    queryFn: ({ signal }) => getHostConnector(host, { signal }),
  });

/**
 * @summary Save the installation that GitHub named
 */
export const saveGithubInstallation = (
  saveInstallationIdRequest: SaveInstallationIdRequest,
  options?: RequestInit,
): Promise<GitInstallation> =>
  http<GitInstallation>(`/api/oauth/github/save-id`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(saveInstallationIdRequest),
  });

/**
 * @summary Try a source host
 */
export const testSourceHostConnection = (
  testConnectionRequest: TestConnectionRequest,
  options?: RequestInit,
): Promise<ConnectionResult> =>
  http<ConnectionResult>(`/api/oauth/test-connection`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(testConnectionRequest),
  });
