/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type {
  CreateRepositoryWithListRequest,
  CreatedRepositories,
  DownloadRepositoriesCsvParams,
  HostedLink,
  ListRepositoriesParams,
  RepositoryDocument,
  RepositoryList,
  RepositoryMembers,
  RepositoryMembersRequest,
  RepositoryTagList,
  SourceControlList,
  UpdateRepositoryRequest,
} from './model';

/**
 * @summary Repositories
 */
export const listRepositories = (
  params?: ListRepositoriesParams,
  options?: RequestInit,
): Promise<RepositoryList> =>
  http<RepositoryList>(`/repositories${queryString(params)}`, { ...options, method: 'GET' });

export const getListRepositoriesQueryKey = (params?: ListRepositoriesParams) =>
  ['repositories', ...(params ? [params] : [])] as const;

export const getListRepositoriesQueryOptions = (params?: ListRepositoriesParams) =>
  queryOptions<RepositoryList, ApiError>({
    queryKey: getListRepositoriesQueryKey(params),
    queryFn: ({ signal }) => listRepositories(params, { signal }),
  });

/**
 * @summary A repository
 */
export const getRepository = (id: string, options?: RequestInit): Promise<RepositoryDocument> =>
  http<RepositoryDocument>(`/repositories/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'GET',
  });

export const getGetRepositoryQueryKey = (id: string) => ['repositories', id] as const;

export const getGetRepositoryQueryOptions = (id: string) =>
  queryOptions<RepositoryDocument, ApiError>({
    queryKey: getGetRepositoryQueryKey(id),
    queryFn: ({ signal }) => getRepository(id, { signal }),
  });

/**
 * @summary Remove a repository with its scans and findings
 */
export const deleteRepository = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/repositories/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });

/**
 * @summary Change a repository
 */
export const updateRepository = (
  id: string,
  updateRepositoryRequest: UpdateRepositoryRequest,
  options?: RequestInit,
): Promise<RepositoryDocument> =>
  http<RepositoryDocument>(`/repositories/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(updateRepositoryRequest),
  });

/**
 * @summary Add repositories
 */
export const createRepositoryWithList = (
  createRepositoryWithListRequest: CreateRepositoryWithListRequest,
  options?: RequestInit,
): Promise<CreatedRepositories> =>
  http<CreatedRepositories>(`/create_repository_with_list`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(createRepositoryWithListRequest),
  });

/**
 * @summary Developers of a repository
 */
export const listRepositoryMembers = (
  id: string,
  options?: RequestInit,
): Promise<RepositoryMembers> =>
  http<RepositoryMembers>(`/repositories/${encodeURIComponent(String(id))}/members`, {
    ...options,
    method: 'GET',
  });

export const getListRepositoryMembersQueryKey = (id: string) =>
  ['repositories', id, 'members'] as const;

export const getListRepositoryMembersQueryOptions = (id: string) =>
  queryOptions<RepositoryMembers, ApiError>({
    queryKey: getListRepositoryMembersQueryKey(id),
    queryFn: ({ signal }) => listRepositoryMembers(id, { signal }),
  });

/**
 * @summary Set the developers of a repository
 */
export const setRepositoryMembers = (
  id: string,
  repositoryMembersRequest: RepositoryMembersRequest,
  options?: RequestInit,
): Promise<RepositoryMembers> =>
  http<RepositoryMembers>(`/repositories/${encodeURIComponent(String(id))}/members`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(repositoryMembersRequest),
  });

/**
 * @summary Propose a pipeline that uploads reports
 */
export const createWorkflowPullRequest = (id: string, options?: RequestInit): Promise<HostedLink> =>
  http<HostedLink>(`/repositories/${encodeURIComponent(String(id))}/create_workflow_pr`, {
    ...options,
    method: 'POST',
  });

/**
 * @summary Repositories as a CSV file
 */
export const downloadRepositoriesCsv = (
  params?: DownloadRepositoriesCsvParams,
  options?: RequestInit,
): Promise<Blob> =>
  http<Blob>(`/download_csv_repos${queryString(params)}`, { ...options, method: 'POST' });

/**
 * @summary Source hosts in use
 */
export const listSourceControls = (options?: RequestInit): Promise<SourceControlList> =>
  http<SourceControlList>(`/sources_control`, { ...options, method: 'GET' });

export const getListSourceControlsQueryKey = () => ['sources_control'] as const;

export const getListSourceControlsQueryOptions = () =>
  queryOptions<SourceControlList, ApiError>({
    queryKey: getListSourceControlsQueryKey(),
    queryFn: ({ signal }) => listSourceControls({ signal }),
  });

/**
 * @summary Tags of repositories
 */
export const listRepositoryTags = (options?: RequestInit): Promise<RepositoryTagList> =>
  http<RepositoryTagList>(`/repo_tags`, { ...options, method: 'GET' });

export const getListRepositoryTagsQueryKey = () => ['repo_tags'] as const;

export const getListRepositoryTagsQueryOptions = () =>
  queryOptions<RepositoryTagList, ApiError>({
    queryKey: getListRepositoryTagsQueryKey(),
    queryFn: ({ signal }) => listRepositoryTags({ signal }),
  });
