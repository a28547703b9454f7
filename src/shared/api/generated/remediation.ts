/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import type {
  CreateIssueRequest,
  CreateRemediationRequest,
  EditRemediationRequest,
  FillTemplateRequest,
  HostedLink,
  PullRequestRequest,
  RemediationDocument,
} from './model';

/**
 * By the finding's id or the remediation's own.
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
 * @summary Draft an issue for a finding
 */
export const createIssueDraft = (id: string, options?: RequestInit): Promise<RemediationDocument> =>
  http<RemediationDocument>(`/issues/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'POST',
  });

/**
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
