/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import type {
  ClientDeletion,
  ClientDeletionRequest,
  ClientSetup,
  ClientToken,
  DeepReasoningRequest,
  IdentityProof,
  JobRef,
  Retention,
  RetentionRequest,
  Sample,
  UpdateBillingRequest,
  UpdateClientRequest,
} from './model';

/**
 * The organisation with its settings, plan and connectors, as a signed token that is valid for an hour and grants nothing. Every user may call it. It contains no secret: each one is only reported as set or not. The `ETag` goes into `If-Match` of a change.
 * @summary The organisation
 */
export const getClient = (options?: RequestInit): Promise<ClientToken> =>
  http<ClientToken>(`/client`, { ...options, method: 'GET' });

export const getGetClientQueryKey = () => ['client'] as const;

export const getGetClientQueryOptions = () =>
  queryOptions<ClientToken, ApiError>({
    queryKey: getGetClientQueryKey(),
    queryFn: ({ signal }) => getClient({ signal }),
  });

/**
 * What is absent stays. `If-Match` carries the version that was read; a stale one is refused.
 * @summary Change the organisation
 */
export const updateClient = (
  updateClientRequest: UpdateClientRequest,
  options?: RequestInit,
): Promise<ClientToken> =>
  http<ClientToken>(`/client`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(updateClientRequest),
  });

/**
 * The steps from an empty organisation to one that works, for its administrators. Each step is done by what happened: a scan that succeeded, a colleague who was invited, a token that was used. Nothing is stored, so a step can be open again.
 * @summary What is left to set up
 */
export const getClientSetup = (options?: RequestInit): Promise<ClientSetup> =>
  http<ClientSetup>(`/client/setup`, { ...options, method: 'GET' });

export const getGetClientSetupQueryKey = () => ['client', 'setup'] as const;

export const getGetClientSetupQueryOptions = () =>
  queryOptions<ClientSetup, ApiError>({
    queryKey: getGetClientSetupQueryKey(),
    queryFn: ({ signal }) => getClientSetup({ signal }),
  });

/**
 * Ends the guide that the first administrator of an organisation without any scan is led to after signing in, whether it was completed or skipped. It does not come back; what was skipped stays in the list of what is left to set up. Repeating the call changes nothing.
 * @summary End the first steps
 */
export const endFirstRun = (options?: RequestInit): Promise<void> =>
  http<void>(`/client/first-run`, { ...options, method: 'DELETE' });

/**
 * Adds three sample repositories, tagged `sample`, and imports the reports of real scanners into them, as uploads would. Administrators may call it. A sample that is there already stays as it is. Follow the imports until they end; `removeSample` takes everything away.
 * @summary Load the sample
 */
export const loadSample = (options?: RequestInit): Promise<Sample> =>
  http<Sample>(`/client/sample`, { ...options, method: 'POST' });

/**
 * Removes the repositories of the sample with their findings, components and scans. All else stays, also a repository of the same name that the sample did not add. Administrators may call it. Without a sample it changes nothing.
 * @summary Remove the sample
 */
export const removeSample = (options?: RequestInit): Promise<void> =>
  http<void>(`/client/sample`, { ...options, method: 'DELETE' });

/**
 * Whether an administrator requested the deletion of the organisation, who it was and when it happens. Administrators may call it. It changes nothing.
 * @summary Whether the organisation will be deleted
 */
export const getClientDeletion = (options?: RequestInit): Promise<ClientDeletion> =>
  http<ClientDeletion>(`/client/deletion`, { ...options, method: 'GET' });

export const getGetClientDeletionQueryKey = () => ['client', 'deletion'] as const;

export const getGetClientDeletionQueryOptions = () =>
  queryOptions<ClientDeletion, ApiError>({
    queryKey: getGetClientDeletionQueryKey(),
    queryFn: ({ signal }) => getClientDeletion({ signal }),
  });

/**
 * After the grace period everything of the organisation is deleted: findings, reports, members, secrets, logs. Until then all works as before, and any administrator can cancel. Administrators may call it, with the organisation's name and a proof of who they are; all of them get an email. Refused with 409 for the last super-administrators' organisation and while it pays.
 * @summary Request the deletion of the organisation
 */
export const requestClientDeletion = (
  clientDeletionRequest: ClientDeletionRequest,
  options?: RequestInit,
): Promise<ClientDeletion> =>
  http<ClientDeletion>(`/client/deletion`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(clientDeletionRequest),
  });

/**
 * The organisation stays, with everything in it. Any administrator may call it during the grace period, also another one than the requester. Without a request it changes nothing.
 * @summary Cancel the deletion of the organisation
 */
export const cancelClientDeletion = (options?: RequestInit): Promise<void> =>
  http<void>(`/client/deletion`, { ...options, method: 'DELETE' });

/**
 * Starts a job that writes every row of the organisation and the raw reports that are still stored into one archive, without credentials. Administrators may call it, with a proof of who they are; the other administrators are notified, and the audit log records it. Only the caller gets the link of the file, by the job. A second call while it runs returns the same job.
 * @summary Export everything of the organisation
 */
export const exportOrganization = (
  identityProof: IdentityProof,
  options?: RequestInit,
): Promise<JobRef> =>
  http<JobRef>(`/client/export`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(identityProof),
  });

/**
 * For how many days the organisation keeps its audit log, mails, notifications, results of jobs, raw reports, histories and fixed findings, within which limits that can be changed, how many entries there are now, when the next are deleted and how many fewer days would delete. Administrators may call it. It changes nothing.
 * @summary How long data are kept
 */
export const getRetention = (options?: RequestInit): Promise<Retention> =>
  http<Retention>(`/client/retention`, { ...options, method: 'GET' });

export const getGetRetentionQueryKey = () => ['client', 'retention'] as const;

export const getGetRetentionQueryOptions = () =>
  queryOptions<Retention, ApiError>({
    queryKey: getGetRetentionQueryKey(),
    queryFn: ({ signal }) => getRetention({ signal }),
  });

/**
 * Sets the days of every kind. What is older is deleted each night and cannot be restored. Fewer days hold from the next night on, and until then more days take them back; more days hold at once. A fixed finding that was deleted is missing in counts and trends of the past, and a later report of it is a new one. Administrators may call it; the others are notified, and the audit log records the days before and after, and later how many entries of each kind were deleted.
 * @summary Change how long data are kept
 */
export const updateRetention = (
  retentionRequest: RetentionRequest,
  options?: RequestInit,
): Promise<Retention> =>
  http<Retention>(`/client/retention`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(retentionRequest),
  });

/**
 * Replaces the organisation's legal name and address, which exports carry and, from the next payment on, invoices; an absent `credit_card` stays as it is. Administrators may call it, and the audit log records which fields changed. The plan stays, and the payment provider is not called.
 * @summary Change whom and where to bill
 */
export const updateClientBilling = (
  updateBillingRequest: UpdateBillingRequest,
  options?: RequestInit,
): Promise<ClientToken> =>
  http<ClientToken>(`/client/billing`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(updateBillingRequest),
  });

/**
 * Sets whether the organisation's AI service reasons longer when it makes a remediation. Administrators may call it, and the audit log records it. A request without a value switches to the other state; only one with a value can be repeated safely.
 * @summary Switch deep reasoning on or off
 */
export const toggleDeepReasoning = (
  deepReasoningRequest?: DeepReasoningRequest,
  options?: RequestInit,
): Promise<ClientToken> =>
  http<ClientToken>(`/client/toggle-deep-reasoning-enrichment`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(deepReasoningRequest),
  });
