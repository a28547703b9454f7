/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type {
  ActivityFeed,
  AuditList,
  BulkItemList,
  JobDocument,
  JobList,
  JobRef,
  ListActivityParams,
  ListAuditLogParams,
  ListJobItemsParams,
  ListJobsParams,
  ListOutboxParams,
  OutboxDocument,
  OutboxList,
} from './model';

/**
 * For pages that refresh themselves: events of findings and scans since the cursor, newest first and at most 200. Every user may call it and gets events of findings and repositories that this user may see. Without `since` it returns no events and the cursor to start with. An event may arrive twice; its `id` is then the same.
 * @summary What changed since a cursor
 */
export const listActivity = (
  params?: ListActivityParams,
  options?: RequestInit,
): Promise<ActivityFeed> =>
  http<ActivityFeed>(`/activity${queryString(params)}`, { ...options, method: 'GET' });

export const getListActivityQueryKey = (params?: ListActivityParams) =>
  ['activity', ...(params ? [params] : [])] as const;

export const getListActivityQueryOptions = (params?: ListActivityParams) =>
  queryOptions<ActivityFeed, ApiError>({
    queryKey: getListActivityQueryKey(params),
    queryFn: ({ signal }) => listActivity(params, { signal }),
  });

/**
 * The jobs that users start and follow, such as imports, exports and bulk changes; internal maintenance is omitted. Every user may call it, and an API token that reads jobs: administrators and security operators get all jobs of the organisation, others their own. A filter that matches none gets an empty page.
 * @summary Jobs, newest first
 */
export const listJobs = (params?: ListJobsParams, options?: RequestInit): Promise<JobList> =>
  http<JobList>(`/jobs${queryString(params)}`, { ...options, method: 'GET' });

export const getListJobsQueryKey = (params?: ListJobsParams) =>
  ['jobs', ...(params ? [params] : [])] as const;

export const getListJobsQueryOptions = (params?: ListJobsParams) =>
  queryOptions<JobList, ApiError>({
    queryKey: getListJobsQueryKey(params),
    queryFn: ({ signal }) => listJobs(params, { signal }),
  });

/**
 * The state, progress and result of a job, to follow it until it ends. Every user may call it, and an API token that reads jobs; developers and partners read their own jobs, and another one returns 404. For its creator, a finished export has a new `download_url` at each call, which replaces the one before; otherwise it is null.
 * @summary A job
 */
export const getJob = (id: string, options?: RequestInit): Promise<JobDocument> =>
  http<JobDocument>(`/jobs/${encodeURIComponent(String(id))}`, { ...options, method: 'GET' });

export const getGetJobQueryKey = (id: string) => ['jobs', id] as const;

export const getGetJobQueryOptions = (id: string) =>
  queryOptions<JobDocument, ApiError>({
    queryKey: getGetJobQueryKey(id),
    queryFn: ({ signal }) => getJob(id, { signal }),
  });

/**
 * Each finding of a bulk change with its outcome and the reason why it was skipped or failed. Administrators and security operators may read every job of the organisation, others their own; another job returns 404. A job that works on no single findings gets an empty page.
 * @summary What a job did, finding by finding
 */
export const listJobItems = (
  id: string,
  params?: ListJobItemsParams,
  options?: RequestInit,
): Promise<BulkItemList> =>
  http<BulkItemList>(`/jobs/${encodeURIComponent(String(id))}/items${queryString(params)}`, {
    ...options,
    method: 'GET',
  });

export const getListJobItemsQueryKey = (id: string, params?: ListJobItemsParams) =>
  ['jobs', id, 'items', ...(params ? [params] : [])] as const;

export const getListJobItemsQueryOptions = (id: string, params?: ListJobItemsParams) =>
  queryOptions<BulkItemList, ApiError>({
    queryKey: getListJobItemsQueryKey(id, params),
    queryFn: ({ signal }) => listJobItems(id, params, { signal }),
  });

/**
 * Ends a job that waits, and a run of scanners also while it runs; reports that the run already handed over are imported. Administrators and security operators may cancel every job of the organisation, others their own. Nothing has changed by then, and its items are deleted. A job that has started or ended, or whose kind cannot be cancelled, is refused with 409.
 * @summary Cancel a job before it begins, or a scan at any time
 */
export const cancelJob = (id: string, options?: RequestInit): Promise<JobDocument> =>
  http<JobDocument>(`/jobs/${encodeURIComponent(String(id))}/cancel`, {
    ...options,
    method: 'POST',
  });

/**
 * Starts a job that takes back a bulk change of findings, within a day of it. Administrators and security operators may call it. Only findings that the change reached are restored. A job that was undone already, is too old or cannot be undone is refused with 409.
 * @summary Take back what a job did
 */
export const undoJob = (id: string, options?: RequestInit): Promise<JobRef> =>
  http<JobRef>(`/jobs/${encodeURIComponent(String(id))}/undo`, { ...options, method: 'POST' });

/**
 * Starts a new job for the findings of a bulk change that failed or were not reached, with the caller's present permissions. Administrators and security operators may call it. The first job stays as it is. One that left nothing to retry is refused with 409.
 * @summary Try again what failed or was never reached
 */
export const retryJob = (id: string, options?: RequestInit): Promise<JobRef> =>
  http<JobRef>(`/jobs/${encodeURIComponent(String(id))}/retry`, { ...options, method: 'POST' });

/**
 * The file of a finished export, by the token in the job's `download_url`. The token is the permission, so the caller needs no session. It works once and for 60 seconds; an unknown, used or expired token returns 404, and reading the job gives a new one.
 * @summary Fetch a finished export
 */
export const downloadFile = (token: string, options?: RequestInit): Promise<Blob> =>
  http<Blob>(`/downloads/${encodeURIComponent(String(token))}`, { ...options, method: 'GET' });

export const getDownloadFileQueryKey = (token: string) => ['downloads', token] as const;

export const getDownloadFileQueryOptions = (token: string) =>
  queryOptions<Blob, ApiError>({
    queryKey: getDownloadFileQueryKey(token),
    queryFn: ({ signal }) => downloadFile(token, { signal }),
  });

/**
 * For the page of the audit log: who changed what and when, newest first. Administrators may call it. `q` searches actor, action and subject; `date_range` includes both days, in UTC. A filter that matches nothing gets an empty page.
 * @summary Who did what
 */
export const listAuditLog = (
  params?: ListAuditLogParams,
  options?: RequestInit,
): Promise<AuditList> =>
  http<AuditList>(`/audit-log${queryString(params)}`, { ...options, method: 'GET' });

export const getListAuditLogQueryKey = (params?: ListAuditLogParams) =>
  ['audit-log', ...(params ? [params] : [])] as const;

export const getListAuditLogQueryOptions = (params?: ListAuditLogParams) =>
  queryOptions<AuditList, ApiError>({
    queryKey: getListAuditLogQueryKey(params),
    queryFn: ({ signal }) => listAuditLog(params, { signal }),
  });

/**
 * For the page of outgoing mail: recipient, subject, state, attempts and the mail server's answer, newest first. Administrators may call it. `next_attempt_at` is null unless the mail waits for one. A filter that matches nothing gets an empty page.
 * @summary Mail that Parapet sent
 */
export const listOutbox = (params?: ListOutboxParams, options?: RequestInit): Promise<OutboxList> =>
  http<OutboxList>(`/outbox${queryString(params)}`, { ...options, method: 'GET' });

export const getListOutboxQueryKey = (params?: ListOutboxParams) =>
  ['outbox', ...(params ? [params] : [])] as const;

export const getListOutboxQueryOptions = (params?: ListOutboxParams) =>
  queryOptions<OutboxList, ApiError>({
    queryKey: getListOutboxQueryKey(params),
    queryFn: ({ signal }) => listOutbox(params, { signal }),
  });

/**
 * Queues a mail again as if it were new; invitation, registration and password links in it are replaced, and the old ones are revoked. Administrators may call it, and the audit log records it. An unknown mail returns 404, one that still waits is refused with 409.
 * @summary Send a mail again
 */
export const resendMail = (id: string, options?: RequestInit): Promise<OutboxDocument> =>
  http<OutboxDocument>(`/outbox/${encodeURIComponent(String(id))}/resend`, {
    ...options,
    method: 'POST',
  });
