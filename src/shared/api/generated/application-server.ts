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
 * Stores credentials of a cloud account, encrypted, with which its scans run. Administrators may call it, and the audit log records the names of the changed fields. Absent values stay, null removes one. No value is returned, only whether the credentials are complete; the cloud is not called.
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
 * Removes the stored credentials of a service and the settings of its pulls; a grant that GitLab or GitHub gave by OAuth is revoked there as well. Administrators may call it, and the audit log records it. A host that does not answer does not prevent it, and removing what is not stored changes nothing more.
 * @summary Delete credentials
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
 * Stores credentials for a scanner's service, encrypted. Administrators may call it, and the audit log records the names of the changed fields. Absent values stay, null removes one. A new address needs its secrets again, or is refused with 422. No value is returned, only whether the credentials are complete; the service is not called.
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
 * Connects a source host with the code that its consent page sent back, and stores the tokens encrypted. Administrators may call it, and the audit log records it. The `state` must be the caller's own and at most 15 minutes old, or it is refused with 422, and so is a host for which the server has no OAuth app. A code that the host refuses returns 502 with the host's error.
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
 * For choosing repositories to add: those that the stored token may read at the source host, and which of them are in Parapet already. Administrators and security operators may call it. Where the host shows none, or none matches `q`, the page is empty. A host that is not connected returns 422.
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
 * For choosing the branch that is scanned: the branches of a repository at the source host, with its default branch marked. Administrators and security operators may call it. A repository that the host does not know returns 404, a host that is not connected 422.
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
 * The connection to a source host: the account of the token, its workspaces, when the token ends and, for administrators, where OAuth begins. Administrators and security operators may call it. It calls the host, so a revoked token is refused with 422. A host that is not connected has `isConfigured` false and no account.
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
 * Stores which installation of the GitHub App belongs to the organisation, by the id with which GitHub sends the user back. Administrators may call it, and the audit log records it. The App's id and key stay; GitHub is not called.
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
 * Asks a source host who the token belongs to, with a given token that is not stored, or with the stored one. Administrators and security operators may call it. The outcome of a stored token is kept as its last test. A failure is an answer with `ok` false and its reason, also where nothing is stored; the stored token is never sent to another address.
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
