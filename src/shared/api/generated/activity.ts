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
 * @summary Cancel a job before it begins, or a scan at any time
 */
export const cancelJob = (id: string, options?: RequestInit): Promise<JobDocument> =>
  http<JobDocument>(`/jobs/${encodeURIComponent(String(id))}/cancel`, {
    ...options,
    method: 'POST',
  });

/**
 * @summary Take back what a job did
 */
export const undoJob = (id: string, options?: RequestInit): Promise<JobRef> =>
  http<JobRef>(`/jobs/${encodeURIComponent(String(id))}/undo`, { ...options, method: 'POST' });

/**
 * A new job for those findings alone, in the caller's name.
 * @summary Try again what failed or was never reached
 */
export const retryJob = (id: string, options?: RequestInit): Promise<JobRef> =>
  http<JobRef>(`/jobs/${encodeURIComponent(String(id))}/retry`, { ...options, method: 'POST' });

/**
 * Single use, valid for 60 seconds.
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
 * One-time links in it are replaced.
 * @summary Send a mail again
 */
export const resendMail = (id: string, options?: RequestInit): Promise<OutboxDocument> =>
  http<OutboxDocument>(`/outbox/${encodeURIComponent(String(id))}/resend`, {
    ...options,
    method: 'POST',
  });
