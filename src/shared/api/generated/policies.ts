/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import type {
  BulkPreviewDocument,
  ControlList,
  GateRequest,
  GateResult,
  JobRef,
  PolicyDocument,
  PolicyList,
  PolicyRequest,
  TriageRuleDocument,
  TriageRuleList,
  TriageRuleOrder,
  TriageRulePreviewRequest,
  TriageRuleRequest,
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
 * @summary Rules that act on new findings
 */
export const listTriageRules = (options?: RequestInit): Promise<TriageRuleList> =>
  http<TriageRuleList>(`/triage-rules`, { ...options, method: 'GET' });

export const getListTriageRulesQueryKey = () => ['triage-rules'] as const;

export const getListTriageRulesQueryOptions = () =>
  queryOptions<TriageRuleList, ApiError>({
    queryKey: getListTriageRulesQueryKey(),
    queryFn: ({ signal }) => listTriageRules({ signal }),
  });

/**
 * The rule acts on the findings that later imports add. It comes last in the order.
 * @summary Add a triage rule
 */
export const createTriageRule = (
  triageRuleRequest: TriageRuleRequest,
  options?: RequestInit,
): Promise<TriageRuleDocument> =>
  http<TriageRuleDocument>(`/triage-rules`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(triageRuleRequest),
  });

/**
 * @summary Put triage rules in order
 */
export const orderTriageRules = (
  triageRuleOrder: TriageRuleOrder,
  options?: RequestInit,
): Promise<TriageRuleList> =>
  http<TriageRuleList>(`/triage-rules/order`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(triageRuleOrder),
  });

/**
 * Counts the findings that match now, how many of them the rule would change, and why the others would stay. Changes nothing.
 * @summary What a triage rule would do
 */
export const previewTriageRule = (
  triageRulePreviewRequest: TriageRulePreviewRequest,
  options?: RequestInit,
): Promise<BulkPreviewDocument> =>
  http<BulkPreviewDocument>(`/triage-rules/preview`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(triageRulePreviewRequest),
  });

/**
 * @summary A triage rule
 */
export const getTriageRule = (id: string, options?: RequestInit): Promise<TriageRuleDocument> =>
  http<TriageRuleDocument>(`/triage-rules/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'GET',
  });

export const getGetTriageRuleQueryKey = (id: string) => ['triage-rules', id] as const;

export const getGetTriageRuleQueryOptions = (id: string) =>
  queryOptions<TriageRuleDocument, ApiError>({
    queryKey: getGetTriageRuleQueryKey(id),
    queryFn: ({ signal }) => getTriageRule(id, { signal }),
  });

/**
 * `If-Match` may carry the rule's `version`; a stale one is refused. Whoever changes a rule is the one by whose permission it acts.
 * @summary Change a triage rule
 */
export const updateTriageRule = (
  id: string,
  triageRuleRequest: TriageRuleRequest,
  options?: RequestInit,
): Promise<TriageRuleDocument> =>
  http<TriageRuleDocument>(`/triage-rules/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(triageRuleRequest),
  });

/**
 * What the rule has done stays.
 * @summary Remove a triage rule
 */
export const deleteTriageRule = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/triage-rules/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });

/**
 * The job can be followed and undone like any bulk change.
 * @summary Apply a triage rule to existing findings
 */
export const applyTriageRule = (id: string, options?: RequestInit): Promise<JobRef> =>
  http<JobRef>(`/triage-rules/${encodeURIComponent(String(id))}/apply`, {
    ...options,
    method: 'POST',
  });

/**
 * Restores every finding that the rule has changed, in all its runs of the last 90 days. Findings on which a person has decided since stay.
 * @summary Undo what a triage rule did
 */
export const undoTriageRule = (id: string, options?: RequestInit): Promise<JobRef> =>
  http<JobRef>(`/triage-rules/${encodeURIComponent(String(id))}/undo`, {
    ...options,
    method: 'POST',
  });

/**
 * @summary Would this branch pass?
 */
export const checkGate = (gateRequest: GateRequest, options?: RequestInit): Promise<GateResult> =>
  http<GateResult>(`/gate`, { ...options, method: 'POST', body: JSON.stringify(gateRequest) });
