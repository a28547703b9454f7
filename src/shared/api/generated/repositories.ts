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
 * For the page of repositories and for choosing one: each with its open findings, tags, state and last scan. Every user may call it, and an API token that reads repositories; developers and partners get those of which they are members or where a finding is theirs. A filter that matches none gets an empty page.
 * @summary Repositories
 */
export const listRepositories = (
  params?: Omit<ListRepositoriesParams, 'fields'>,
  options?: RequestInit,
): Promise<RepositoryList> =>
  http<RepositoryList>(`/repositories${queryString(params)}`, { ...options, method: 'GET' });

export const getListRepositoriesQueryKey = (params?: Omit<ListRepositoriesParams, 'fields'>) =>
  ['repositories', ...(params ? [params] : [])] as const;

export const getListRepositoriesQueryOptions = (params?: Omit<ListRepositoriesParams, 'fields'>) =>
  queryOptions<RepositoryList, ApiError>({
    queryKey: getListRepositoriesQueryKey(params),
    queryFn: ({ signal }) => listRepositories(params, { signal }),
  });

/**
 * For the page of a repository: its settings, tags, state, last scan and open findings. Every user may call it, and an API token that reads repositories. A repository that the caller may not see returns 404, like one that does not exist.
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
 * Deletes a repository with its scans, SBOMs and findings; this cannot be undone, and nothing changes at the source host. Administrators and security operators may call it, and the audit log records it. An unknown repository returns 404.
 * @summary Remove a repository with its scans and findings
 */
export const deleteRepository = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/repositories/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });

/**
 * Changes the given settings of a repository; absent ones stay. Administrators and security operators may call it, and the audit log records it. A request with `priority` or `deals_with_confidential_data` starts a job that recomputes the priority of its findings. A name that another repository has is refused with 409, an unknown repository with 404.
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
 * Adds up to 100 repositories that the caller chose at a source host or typed. Administrators and security operators may call it, and the audit log records it. Names that exist already are not added and come back in `skipped`; where all exist, `data` is empty. It starts no scan.
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
 * The users who see a repository by membership, for the form that sets them. Administrators and security operators may call it. A repository without members gets an empty list, an unknown one returns 404.
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
 * Replaces the members of a repository; developers and partners among them see it with all its findings from their next request on. Administrators and security operators may call it, and the audit log records it. An empty list removes all members. A user of another organisation is refused with 422.
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
 * Opens a pull request at the source host with a pipeline that scans the code with Semgrep and uploads the report; in GitLab and Bitbucket, an existing pipeline file is added to. Administrators and security operators may call it, and the audit log records it. The repository keeps the link, and its maintainer stores an API token as a secret at the host. A repository whose host is not connected, and a pipeline file that cannot be read, are refused with 422.
 * @summary Propose a pipeline that uploads reports
 */
export const createWorkflowPullRequest = (id: string, options?: RequestInit): Promise<HostedLink> =>
  http<HostedLink>(`/repositories/${encodeURIComponent(String(id))}/create_workflow_pr`, {
    ...options,
    method: 'POST',
  });

/**
 * The list of repositories as a CSV file, with the same filters and order and without pages, up to 10,000 lines. Every user may call it; developers and partners get the repositories that they may see. A filter that matches none gets a file with the header alone.
 * @summary Repositories as a CSV file
 */
export const downloadRepositoriesCsv = (
  params?: DownloadRepositoriesCsvParams,
  options?: RequestInit,
): Promise<Blob> =>
  http<Blob>(`/download_csv_repos${queryString(params)}`, { ...options, method: 'POST' });

/**
 * For the filter of repositories: the source hosts that they come from, how many come from each and whether the host is connected. Every user may call it, and an API token that reads repositories; developers and partners count those that they may see. Without repositories the list is empty.
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
 * For the filter and the form of repositories: every tag in use, by name and at most 1,000. Every user may call it, and an API token that reads repositories; developers and partners get the tags of those that they may see. Without tags the list is empty.
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
