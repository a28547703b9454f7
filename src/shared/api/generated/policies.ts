/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import type {
  ControlList,
  GateRequest,
  GateResult,
  PolicyDocument,
  PolicyList,
  PolicyRequest,
} from './model';

/**
 * @summary Rules of the organisation
 */
export const listPolicies = (options?: RequestInit): Promise<PolicyList> =>
  http<PolicyList>(`/policies`, { ...options, method: 'GET' });

export const getListPoliciesQueryKey = () => ['policies'] as const;

export const getListPoliciesQueryOptions = () =>
  queryOptions<PolicyList, ApiError>({
    queryKey: getListPoliciesQueryKey(),
    queryFn: ({ signal }) => listPolicies({ signal }),
  });

/**
 * @summary Add a rule
 */
export const createPolicy = (
  policyRequest: PolicyRequest,
  options?: RequestInit,
): Promise<PolicyDocument> =>
  http<PolicyDocument>(`/policies`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(policyRequest),
  });

/**
 * @summary A rule
 */
export const getPolicy = (id: string, options?: RequestInit): Promise<PolicyDocument> =>
  http<PolicyDocument>(`/policies/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'GET',
  });

export const getGetPolicyQueryKey = (id: string) => ['policies', id] as const;

export const getGetPolicyQueryOptions = (id: string) =>
  queryOptions<PolicyDocument, ApiError>({
    queryKey: getGetPolicyQueryKey(id),
    queryFn: ({ signal }) => getPolicy(id, { signal }),
  });

/**
 * `If-Match` may carry the rule's `version`; a stale one is refused.
 * @summary Change a rule
 */
export const updatePolicy = (
  id: string,
  policyRequest: PolicyRequest,
  options?: RequestInit,
): Promise<PolicyDocument> =>
  http<PolicyDocument>(`/policies/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(policyRequest),
  });

/**
 * @summary Remove a rule
 */
export const deletePolicy = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/policies/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });

/**
 * @summary Controls of standards and the findings that break them
 */
export const listPolicyControls = (options?: RequestInit): Promise<ControlList> =>
  http<ControlList>(`/policy-controls`, { ...options, method: 'GET' });

export const getListPolicyControlsQueryKey = () => ['policy-controls'] as const;

export const getListPolicyControlsQueryOptions = () =>
  queryOptions<ControlList, ApiError>({
    queryKey: getListPolicyControlsQueryKey(),
    queryFn: ({ signal }) => listPolicyControls({ signal }),
  });

/**
 * @summary Would this branch pass?
 */
export const checkGate = (gateRequest: GateRequest, options?: RequestInit): Promise<GateResult> =>
  http<GateResult>(`/gate`, { ...options, method: 'POST', body: JSON.stringify(gateRequest) });
