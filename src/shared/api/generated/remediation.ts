/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type {
  CreateIssueRequest,
  CreateRemediationRequest,
  EditRemediationRequest,
  FillTemplateRequest,
  HostedLink,
  JobRef,
  ListPullRequestsParams,
  PullRequestList,
  PullRequestRequest,
  PullRequestSettingsDocument,
  PullRequestSettingsRequest,
  RemediationDocument,
  UpgradeChoicesDocument,
} from './model';

/**
 * For the rules on the page of pull requests: how Parapet opens pull requests with fixes in each repository that has no rule of its own. Administrators and security operators may call it. An organisation that saved none gets the defaults, with `version` 0. The `ETag` goes into `If-Match` of a change.
 * @summary How the organisation takes pull requests
 */
export const getOrganizationPullRequestSettings = (
  options?: RequestInit,
): Promise<PullRequestSettingsDocument> =>
  http<PullRequestSettingsDocument>(`/pull-request-settings`, { ...options, method: 'GET' });

export const getGetOrganizationPullRequestSettingsQueryKey = () =>
  ['pull-request-settings'] as const;

export const getGetOrganizationPullRequestSettingsQueryOptions = () =>
  queryOptions<PullRequestSettingsDocument, ApiError>({
    queryKey: getGetOrganizationPullRequestSettingsQueryKey(),
    queryFn: ({ signal }) => getOrganizationPullRequestSettings({ signal }),
  });

/**
 * Replaces the rules that hold in each repository without one of its own, for pull requests that are opened from now on. Administrators and security operators may call it, and the audit log records it. `If-Match` carries the version that was read; a stale one is refused with 412.
 * @summary Change how the organisation takes pull requests
 */
export const updateOrganizationPullRequestSettings = (
  pullRequestSettingsRequest: PullRequestSettingsRequest,
  options?: RequestInit,
): Promise<PullRequestSettingsDocument> =>
  http<PullRequestSettingsDocument>(`/pull-request-settings`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(pullRequestSettingsRequest),
  });

/**
 * For the page of a repository: how Parapet opens pull requests with fixes there. Every user may call it, and developers and partners for repositories that they may see. `own` names the rules of the repository; the others are those of the organisation. A repository for which nothing was saved has none, and `version` 0. The `ETag` goes into `If-Match` of a change.
 * @summary How a repository takes pull requests
 */
export const getPullRequestSettings = (
  id: string,
  options?: RequestInit,
): Promise<PullRequestSettingsDocument> =>
  http<PullRequestSettingsDocument>(
    `/repositories/${encodeURIComponent(String(id))}/pull-request-settings`,
    { ...options, method: 'GET' },
  );

export const getGetPullRequestSettingsQueryKey = (id: string) =>
  ['repositories', id, 'pull-request-settings'] as const;

export const getGetPullRequestSettingsQueryOptions = (id: string) =>
  queryOptions<PullRequestSettingsDocument, ApiError>({
    queryKey: getGetPullRequestSettingsQueryKey(id),
    queryFn: ({ signal }) => getPullRequestSettings(id, { signal }),
  });

/**
 * Replaces the settings for pull requests that are opened from now on; those that are open stay as they are, and are updated as the schedule says. Administrators and security operators may call it, and the audit log records it. `If-Match` carries the version that was read; a stale one is refused with 412. Own labels for a repository at Bitbucket Cloud, which has none, are refused with 422.
 * @summary Change how a repository takes pull requests
 */
export const updatePullRequestSettings = (
  id: string,
  pullRequestSettingsRequest: PullRequestSettingsRequest,
  options?: RequestInit,
): Promise<PullRequestSettingsDocument> =>
  http<PullRequestSettingsDocument>(
    `/repositories/${encodeURIComponent(String(id))}/pull-request-settings`,
    { ...options, method: 'PUT', body: JSON.stringify(pullRequestSettingsRequest) },
  );

/**
 * The remediation of a finding with its diff, template, state and earlier versions, by the finding's id or its own. Every user may call it; developers and partners read those of findings that they may see. `is_stale` says that the finding has changed since. A finding without a remediation returns 404.
 * @summary The remediation of a finding
 */
export const getRemediation = (id: string, options?: RequestInit): Promise<RemediationDocument> =>
  http<RemediationDocument>(`/remediations/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'GET',
  });

export const getGetRemediationQueryKey = (id: string) => ['remediations', id] as const;

export const getGetRemediationQueryOptions = (id: string) =>
  queryOptions<RemediationDocument, ApiError>({
    queryKey: getGetRemediationQueryKey(id),
    queryFn: ({ signal }) => getRemediation(id, { signal }),
  });

/**
 * Makes a remediation for a finding from what its report or an advisory knows, or queues a job that reads files or asks the AI service. Every user may call it, for a finding that this user may see. One that was applied or is being made is returned unchanged, and where nothing is known it is `failed` with the reason. `version` decides to which version an upgrade goes. A closed finding, a duplicate, a version that does not close the finding, and a request for AI without an AI service are refused with 422.
 * @summary Make a remediation for a finding
 */
export const createRemediation = (
  id: string,
  createRemediationRequest?: CreateRemediationRequest,
  options?: RequestInit,
): Promise<RemediationDocument> =>
  http<RemediationDocument>(`/remediations/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(createRemediationRequest),
  });

/**
 * The versions of a vulnerable component to choose from: the smallest that closes the finding, the smallest that closes the most open findings of the component, and the newest of the installed major version where the operator names a registry, which is asked for it. Every user may call it, and an API token that reads findings, for a finding that the caller may see. `choices` is empty where no fixed version is known. It changes nothing: `createRemediation` takes the chosen version.
 * @summary The versions that would close a finding
 */
export const listUpgradeChoices = (
  id: string,
  options?: RequestInit,
): Promise<UpgradeChoicesDocument> =>
  http<UpgradeChoicesDocument>(`/findings/${encodeURIComponent(String(id))}/upgrades`, {
    ...options,
    method: 'GET',
  });

export const getListUpgradeChoicesQueryKey = (id: string) => ['findings', id, 'upgrades'] as const;

export const getListUpgradeChoicesQueryOptions = (id: string) =>
  queryOptions<UpgradeChoicesDocument, ApiError>({
    queryKey: getListUpgradeChoicesQueryKey(id),
    queryFn: ({ signal }) => listUpgradeChoices(id, { signal }),
  });

/**
 * Starts a job that makes the fix again on the latest commit of the base branch, verifies it, and moves the branch of the open pull request there: what Parapet does by itself every few minutes, but at once, outside of the repository's schedule too. Every user may call it, for a finding that this user may see, and the audit log records it. Takes the id of a remediation or of its finding. `updating` of `GET /pull-requests` says when it has ended, and `update` what became of it. A pull request that is not open or not behind, or whose branch others have pushed to, is refused with 409, a repository whose host is not connected with 422.
 * @summary Update a pull request to its base branch
 */
export const updatePullRequest = (id: string, options?: RequestInit): Promise<JobRef> =>
  http<JobRef>(`/remediations/${encodeURIComponent(String(id))}/update-pull-request`, {
    ...options,
    method: 'POST',
  });

/**
 * For the page of pull requests: the latest one of each finding, once for all findings that it fixes. Those that need a user come first, then the open ones, then the merged and closed ones, each group by its last change. Every user may call it, and an API token that reads findings; developers and partners get those of findings that they may see, and the numbers count those findings alone. `counts` and `figures` are those of the repository and the owner, whatever `state` and `ended_within` ask for.
 * @summary The pull requests that Parapet opened
 */
export const listPullRequests = (
  params?: ListPullRequestsParams,
  options?: RequestInit,
): Promise<PullRequestList> =>
  http<PullRequestList>(`/pull-requests${queryString(params)}`, { ...options, method: 'GET' });

export const getListPullRequestsQueryKey = (params?: ListPullRequestsParams) =>
  ['pull-requests', ...(params ? [params] : [])] as const;

export const getListPullRequestsQueryOptions = (params?: ListPullRequestsParams) =>
  queryOptions<PullRequestList, ApiError>({
    queryKey: getListPullRequestsQueryKey(params),
    queryFn: ({ signal }) => listPullRequests(params, { signal }),
  });

/**
 * Gives the title and text of an issue for a finding, to be read and changed before `createIssue`. Every user may call it, for a finding that this user may see. A finding without a remediation gets one with this text, and the audit log records it; another one stays. It opens no issue. A closed finding and a duplicate are refused with 422.
 * @summary Draft an issue for a finding
 */
export const createIssueDraft = (id: string, options?: RequestInit): Promise<RemediationDocument> =>
  http<RemediationDocument>(`/issues/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'POST',
  });

/**
 * Changes title, text or diff of a remediation, or brings back an earlier version; what was there before is kept as a version. Every user may call it, for a finding that this user may see, and the audit log records it. A remediation that was applied or is being made is refused with 409, a text that is no diff with 422.
 * @summary Edit a remediation
 */
export const editRemediation = (
  id: string,
  editRemediationRequest: EditRemediationRequest,
  options?: RequestInit,
): Promise<RemediationDocument> =>
  http<RemediationDocument>(`/remediations/${encodeURIComponent(String(id))}/edit`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(editRemediationRequest),
  });

/**
 * Fills the named blanks of a remediation's template; the others keep their value. Every user may call it, for a finding that this user may see, and the audit log records it. A remediation without a template, and a blank that it does not have, are refused with 422.
 * @summary Fill the blanks of a remediation's template
 */
export const fillRemediationTemplate = (
  id: string,
  fillTemplateRequest: FillTemplateRequest,
  options?: RequestInit,
): Promise<RemediationDocument> =>
  http<RemediationDocument>(`/remediation/fill-template/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(fillTemplateRequest),
  });

/**
 * Opens a pull request at the source host with the diff of a remediation, and returns the link. Every user may call it, for a finding that this user may see. The settings of the repository decide what the request leaves open. One that was opened already is returned as it is. A closed finding, a remediation without a diff or not ready, and a repository whose host is not connected are refused with 422, one that has as many open pull requests as its settings allow with 409; an unknown remediation returns 404.
 * @summary Open a pull request with a remediation
 */
export const createPullRequest = (
  pullRequestRequest: PullRequestRequest,
  options?: RequestInit,
): Promise<HostedLink> =>
  http<HostedLink>(`/pull_request`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(pullRequestRequest),
  });

/**
 * Opens an issue at the source host with the text of a remediation, or with the given one, and returns the link. Every user may call it, for a finding that this user may see. One that was opened already is returned as it is. A closed finding, and a repository whose host is not connected, are refused with 422; an unknown remediation returns 404.
 * @summary Open an issue with a remediation
 */
export const createIssue = (
  createIssueRequest: CreateIssueRequest,
  options?: RequestInit,
): Promise<HostedLink> =>
  http<HostedLink>(`/create_issue`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(createIssueRequest),
  });
