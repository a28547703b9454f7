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
  RecordAssessmentRequest,
  RecordedAssessmentDocument,
  TriageRuleDocument,
  TriageRuleList,
  TriageRuleOrder,
  TriageRulePreviewRequest,
  TriageRuleRequest,
} from './model';

/**
 * For the page of policies: every rule by category and name, with the number of findings that violate it. Every user may call it; the numbers cover the findings that this user may see. A new organisation starts with one due date for each severity that has one, and an organisation that removed them all gets an empty list. `applying` is the job that brings the findings up to date after a change, and null when none runs.
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
 * Adds a rule that gives findings a due date, notifies users or makes the gate fail. Administrators may call it. It starts a job that applies the rules to all findings, and writes the audit log. A name that another rule or a framework has is refused with 409, a condition that is no filter of the findings list, or that depends on the reader, with 422.
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
 * For the form that changes a rule; `version` goes into `If-Match` of the change. Every user may call it; `violations` counts the findings that this user may see, and is 0 while the rule is disabled. A rule that the organisation does not have returns 404.
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
 * Replaces a rule. Administrators may call it. It starts a job that applies the rules to all findings, and writes the audit log. `If-Match` may carry the rule's `version`; a stale one is refused with 412. A rule that the organisation does not have returns 404.
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
 * Removes a rule for good. Administrators may call it. It starts a job that applies the remaining rules to all findings, and writes the audit log. Standard due dates that are removed do not come back. A rule that the organisation does not have returns 404.
 * @summary Remove a rule
 */
export const deletePolicy = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/policies/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });

/**
 * For the compliance page: every control of the standards that Parapet knows, with the number of open findings that break it and whether the imported scans can judge it at all. Every user may call it; the numbers cover the findings that this user may see. A control that nothing breaks is listed with 0.
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
 * For what no scanner can see, such as a process or an audit: records why a SLSA threat, an OWASP CI/CD risk or a control counts as covered, and until when. Administrators may call it. A second record takes the place of the first. It shows in place of "not assessed" until its last day, hides no finding, and is written to the audit log. A day that is over, or more than a year away, is refused with 422; a threat, risk or control that does not exist returns 404.
 * @summary Record that something is covered in another way
 */
export const recordAssessment = (
  kind: 'slsa_threat' | 'cicd_risk' | 'control',
  code: string,
  recordAssessmentRequest: RecordAssessmentRequest,
  options?: RequestInit,
): Promise<RecordedAssessmentDocument> =>
  http<RecordedAssessmentDocument>(
    `/recorded-assessments/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(code))}`,
    { ...options, method: 'PUT', body: JSON.stringify(recordAssessmentRequest) },
  );

/**
 * Removes what was recorded about a SLSA threat, an OWASP CI/CD risk or a control, which is then "not assessed" again unless a tool has looked. Administrators may call it, and the audit log records it. Without a record it returns 404.
 * @summary Remove a record
 */
export const removeRecordedAssessment = (
  kind: 'slsa_threat' | 'cicd_risk' | 'control',
  code: string,
  options?: RequestInit,
): Promise<void> =>
  http<void>(
    `/recorded-assessments/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(code))}`,
    { ...options, method: 'DELETE' },
  );

/**
 * For the page of triage rules: every rule with its last run, the findings that an undo would restore, and what keeps it from acting, if anything does. Administrators and security operators may call it. An organisation without rules gets an empty list.
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
 * Sets the order in which the rules act on the findings of later imports; it changes no finding. Administrators and security operators may call it. `ids` names every rule of the organisation once, or the request is refused with 422. The change is written to the audit log.
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
 * For the form that changes a triage rule; `version` goes into `If-Match` of the change. Administrators and security operators may call it. `last_run` is null until the rule has acted. A rule that the organisation does not have returns 404.
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
 * `If-Match` may carry the rule's `version`; a stale one is refused. A rule acts with the permission of the user who changed it last.
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
 * Removes a rule, which then no longer acts on the findings of imports. Administrators and security operators may call it. The findings that the rule has changed stay as they are. A rule that the organisation does not have returns 404.
 * @summary Remove a triage rule
 */
export const deleteTriageRule = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/triage-rules/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });

/**
 * Starts a job that applies the rule to the findings that match it now; the job can be followed and undone like any bulk change. Administrators and security operators may call it. It is refused with 409 when something keeps the rule from acting, and with 422 when no finding matches.
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
 * For pipelines: says whether a branch passes, by the open findings of its latest imports, the organisation's rules with `gate` and the limits in the request. Every role may call it, developers for the repositories and findings that they may see, and an API token whose scope allows it. It changes nothing. `passed` is null when no rule applies. It is false when no report was imported for the branch, and when its latest reports do not show what their tools found: a scan that failed, a report that could not be read or is still being imported, or no tool that scanned anything. `incomplete` names them, and `allow_incomplete` lets the branch pass. Up to 100 blockers are listed, and `total` counts all of them.
 * @summary Would this branch pass?
 */
export const checkGate = (gateRequest: GateRequest, options?: RequestInit): Promise<GateResult> =>
  http<GateResult>(`/gate`, { ...options, method: 'POST', body: JSON.stringify(gateRequest) });
