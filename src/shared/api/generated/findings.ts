/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type {
  AcceptRiskRequest,
  AnswerOpinionRequest,
  ApplyPatchRequest,
  BulkPreviewDocument,
  BulkResult,
  BulkTriageRequest,
  CommentRequest,
  DecideRiskRequest,
  DeveloperSuggestionsDocument,
  DownloadFindingsJsonParams,
  ExportFindingsParams,
  ExportSelectionRequest,
  FilterOptionsDocument,
  FindingColumnsDocument,
  FindingDocument,
  FindingEventDocument,
  FindingEventList,
  FindingGroupList,
  FindingList,
  FindingNeighbours,
  GeneratePatchRequest,
  GetFindingNeighboursParams,
  JobRef,
  LinkDuplicateRequest,
  ListFindingFilterOptionsParams,
  ListFindingGroupsParams,
  ListFindingHistoryParams,
  ListFindingsParams,
  ListReadyPatchesRequest,
  OpinionStatusDocument,
  PreviewBulkRequest,
  PriorityExplanationDocument,
  ReadyPatchesDocument,
  SaveFindingColumnsRequest,
  SendFindingRequest,
  SendFindingsRequest,
  SuggestDevelopersRequest,
  ToggleFalsePositiveRequest,
  UpdateFindingRequest,
} from './model';

/**
 * Ordered by `sort_field` and `sort`, by default priority, highest first; the finding's id breaks ties. The count is exact to 10,000.
 * @summary Findings
 */
export const listFindings = (
  params?: ListFindingsParams,
  options?: RequestInit,
): Promise<FindingList> =>
  http<FindingList>(`/findings${queryString(params)}`, { ...options, method: 'GET' });

export const getListFindingsQueryKey = (params?: ListFindingsParams) =>
  ['findings', ...(params ? [params] : [])] as const;

export const getListFindingsQueryOptions = (params?: ListFindingsParams) =>
  queryOptions<FindingList, ApiError>({
    queryKey: getListFindingsQueryKey(params),
    queryFn: ({ signal }) => listFindings(params, { signal }),
  });

/**
 * @summary A finding
 */
export const getFinding = (id: string, options?: RequestInit): Promise<FindingDocument> =>
  http<FindingDocument>(`/findings/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'GET',
  });

export const getGetFindingQueryKey = (id: string) => ['findings', id] as const;

export const getGetFindingQueryOptions = (id: string) =>
  queryOptions<FindingDocument, ApiError>({
    queryKey: getGetFindingQueryKey(id),
    queryFn: ({ signal }) => getFinding(id, { signal }),
  });

/**
 * The status `risk_accepted` needs a reason and is set by accepting the risk; each change is an event of the history.
 * @summary Change a finding
 */
export const updateFinding = (
  id: string,
  updateFindingRequest: UpdateFindingRequest,
  options?: RequestInit,
): Promise<FindingDocument> =>
  http<FindingDocument>(`/findings/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(updateFindingRequest),
  });

/**
 * @summary Mark as false positive, or no longer
 */
export const toggleFindingFalsePositive = (
  id: string,
  toggleFalsePositiveRequest?: ToggleFalsePositiveRequest,
  options?: RequestInit,
): Promise<FindingDocument> =>
  http<FindingDocument>(`/findings/${encodeURIComponent(String(id))}/toggle_false_positive`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(toggleFalsePositiveRequest),
  });

/**
 * @summary Everything about a finding as a file
 */
export const createFindingReport = (id: string, options?: RequestInit): Promise<Blob> =>
  http<Blob>(`/findings/${encodeURIComponent(String(id))}/report`, { ...options, method: 'POST' });

/**
 * Counted under all other filters given here. `client_id` is for super-administrators and partners.
 * @summary Values that a filter offers, with counts
 */
export const listFindingFilterOptions = (
  params: ListFindingFilterOptionsParams,
  options?: RequestInit,
): Promise<FilterOptionsDocument> =>
  http<FilterOptionsDocument>(`/filter/findings${queryString(params)}`, {
    ...options,
    method: 'GET',
  });

export const getListFindingFilterOptionsQueryKey = (params: ListFindingFilterOptionsParams) =>
  ['filter', 'findings', ...(params ? [params] : [])] as const;

export const getListFindingFilterOptionsQueryOptions = (params: ListFindingFilterOptionsParams) =>
  queryOptions<FilterOptionsDocument, ApiError>({
    queryKey: getListFindingFilterOptionsQueryKey(params),
    queryFn: ({ signal }) => listFindingFilterOptions(params, { signal }),
  });

/**
 * @summary Columns of the findings list
 */
export const getSelectedFindingColumns = (options?: RequestInit): Promise<FindingColumnsDocument> =>
  http<FindingColumnsDocument>(`/findings-columns/selected`, { ...options, method: 'GET' });

export const getGetSelectedFindingColumnsQueryKey = () => ['findings-columns', 'selected'] as const;

export const getGetSelectedFindingColumnsQueryOptions = () =>
  queryOptions<FindingColumnsDocument, ApiError>({
    queryKey: getGetSelectedFindingColumnsQueryKey(),
    queryFn: ({ signal }) => getSelectedFindingColumns({ signal }),
  });

/**
 * @summary Choose the columns of the findings list
 */
export const saveFindingColumns = (
  saveFindingColumnsRequest: SaveFindingColumnsRequest,
  options?: RequestInit,
): Promise<FindingColumnsDocument> =>
  http<FindingColumnsDocument>(`/findings-columns/save`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(saveFindingColumnsRequest),
  });

/**
 * @summary The findings before and after it in the list
 */
export const getFindingNeighbours = (
  id: string,
  params?: GetFindingNeighboursParams,
  options?: RequestInit,
): Promise<FindingNeighbours> =>
  http<FindingNeighbours>(
    `/findings/${encodeURIComponent(String(id))}/neighbours${queryString(params)}`,
    { ...options, method: 'GET' },
  );

export const getGetFindingNeighboursQueryKey = (id: string, params?: GetFindingNeighboursParams) =>
  ['findings', id, 'neighbours', ...(params ? [params] : [])] as const;

export const getGetFindingNeighboursQueryOptions = (
  id: string,
  params?: GetFindingNeighboursParams,
) =>
  queryOptions<FindingNeighbours, ApiError>({
    queryKey: getGetFindingNeighboursQueryKey(id, params),
    queryFn: ({ signal }) => getFindingNeighbours(id, params, { signal }),
  });

/**
 * @summary Findings grouped by a value
 */
export const listFindingGroups = (
  params: ListFindingGroupsParams,
  options?: RequestInit,
): Promise<FindingGroupList> =>
  http<FindingGroupList>(`/findings/groups${queryString(params)}`, { ...options, method: 'GET' });

export const getListFindingGroupsQueryKey = (params: ListFindingGroupsParams) =>
  ['findings', 'groups', ...(params ? [params] : [])] as const;

export const getListFindingGroupsQueryOptions = (params: ListFindingGroupsParams) =>
  queryOptions<FindingGroupList, ApiError>({
    queryKey: getListFindingGroupsQueryKey(params),
    queryFn: ({ signal }) => listFindingGroups(params, { signal }),
  });

/**
 * Mail goes out after 30 seconds; until then the job can be cancelled.
 * @summary Send a finding to developers
 */
export const sendFinding = (
  id: string,
  sendFindingRequest: SendFindingRequest,
  options?: RequestInit,
): Promise<JobRef> =>
  http<JobRef>(`/finding-send/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(sendFindingRequest),
  });

/**
 * @summary Send findings to developers
 */
export const sendFindings = (
  sendFindingsRequest: SendFindingsRequest,
  options?: RequestInit,
): Promise<JobRef> =>
  http<JobRef>(`/finding-send-bulk`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(sendFindingsRequest),
  });

/**
 * @summary Make remediations for findings
 */
export const generatePatches = (
  generatePatchRequest: GeneratePatchRequest,
  options?: RequestInit,
): Promise<JobRef> =>
  http<JobRef>(`/bulk_actions/generate_patch`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(generatePatchRequest),
  });

/**
 * @summary Apply remediations as pull requests or issues
 */
export const applyPatches = (
  applyPatchRequest: ApplyPatchRequest,
  options?: RequestInit,
): Promise<JobRef> =>
  http<JobRef>(`/bulk_actions/apply_patch`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(applyPatchRequest),
  });

/**
 * The patches of these findings that are ready, the most urgent finding first: up to 1,000, as many as can be applied together. Findings that are closed or duplicates are left out.
 * @summary Patches that can be opened
 */
export const listReadyPatches = (
  listReadyPatchesRequest: ListReadyPatchesRequest,
  options?: RequestInit,
): Promise<ReadyPatchesDocument> =>
  http<ReadyPatchesDocument>(`/bulk_actions/patches`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(listReadyPatchesRequest),
  });

export const getListReadyPatchesQueryKey = (listReadyPatchesRequest?: ListReadyPatchesRequest) =>
  [
    'bulk_actions',
    'patches',
    ...(listReadyPatchesRequest ? [listReadyPatchesRequest] : []),
  ] as const;

export const getListReadyPatchesQueryOptions = (listReadyPatchesRequest: ListReadyPatchesRequest) =>
  queryOptions<ReadyPatchesDocument, ApiError>({
    queryKey: getListReadyPatchesQueryKey(listReadyPatchesRequest),
    queryFn: ({ signal }) => listReadyPatches(listReadyPatchesRequest, { signal }),
  });

/**
 * The same rules as the action itself, without doing it: how many would change, by severity, and why the others would stay.
 * @summary What an action would do
 */
export const previewBulkAction = (
  previewBulkRequest: PreviewBulkRequest,
  options?: RequestInit,
): Promise<BulkPreviewDocument> =>
  http<BulkPreviewDocument>(`/bulk_actions/preview`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(previewBulkRequest),
  });

export const getPreviewBulkActionQueryKey = (previewBulkRequest?: PreviewBulkRequest) =>
  ['bulk_actions', 'preview', ...(previewBulkRequest ? [previewBulkRequest] : [])] as const;

export const getPreviewBulkActionQueryOptions = (previewBulkRequest: PreviewBulkRequest) =>
  queryOptions<BulkPreviewDocument, ApiError>({
    queryKey: getPreviewBulkActionQueryKey(previewBulkRequest),
    queryFn: ({ signal }) => previewBulkAction(previewBulkRequest, { signal }),
  });

/**
 * As the reports say it, matched with the people of the organisation by e-mail address or user name. Most findings first.
 * @summary Who last changed the code of findings
 */
export const suggestDevelopers = (
  suggestDevelopersRequest: SuggestDevelopersRequest,
  options?: RequestInit,
): Promise<DeveloperSuggestionsDocument> =>
  http<DeveloperSuggestionsDocument>(`/bulk_actions/developers`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(suggestDevelopersRequest),
  });

export const getSuggestDevelopersQueryKey = (suggestDevelopersRequest?: SuggestDevelopersRequest) =>
  [
    'bulk_actions',
    'developers',
    ...(suggestDevelopersRequest ? [suggestDevelopersRequest] : []),
  ] as const;

export const getSuggestDevelopersQueryOptions = (
  suggestDevelopersRequest: SuggestDevelopersRequest,
) =>
  queryOptions<DeveloperSuggestionsDocument, ApiError>({
    queryKey: getSuggestDevelopersQueryKey(suggestDevelopersRequest),
    queryFn: ({ signal }) => suggestDevelopers(suggestDevelopersRequest, { signal }),
  });

/**
 * Up to 500 findings are changed before the response; more become a job.
 * @summary Decide on many findings
 */
export const triageFindings = (
  bulkTriageRequest: BulkTriageRequest,
  options?: RequestInit,
): Promise<BulkResult | JobRef> =>
  http<BulkResult | JobRef>(`/bulk_actions/triage`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(bulkTriageRequest),
  });

/**
 * The same query as the list. Above 20 MB: a job, then a single-use address.
 * @summary The list as a JSON file
 */
export const downloadFindingsJson = (
  params?: DownloadFindingsJsonParams,
  options?: RequestInit,
): Promise<Blob | JobRef> =>
  http<Blob | JobRef>(`/download_json_findings${queryString(params)}`, {
    ...options,
    method: 'POST',
  });

/**
 * All that match the query; with a body only the findings that it names. Above 20 MB: a job, then a single-use address.
 * @summary The list as CSV, SARIF or JSON
 */
export const exportFindings = (
  params: ExportFindingsParams,
  exportSelectionRequest?: ExportSelectionRequest,
  options?: RequestInit,
): Promise<Blob | JobRef> =>
  http<Blob | JobRef>(`/findings/export${queryString(params)}`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(exportSelectionRequest),
  });

/**
 * @summary What happened to a finding
 */
export const listFindingHistory = (
  id: string,
  params?: ListFindingHistoryParams,
  options?: RequestInit,
): Promise<FindingEventList> =>
  http<FindingEventList>(
    `/findings/${encodeURIComponent(String(id))}/history${queryString(params)}`,
    { ...options, method: 'GET' },
  );

export const getListFindingHistoryQueryKey = (id: string, params?: ListFindingHistoryParams) =>
  ['findings', id, 'history', ...(params ? [params] : [])] as const;

export const getListFindingHistoryQueryOptions = (id: string, params?: ListFindingHistoryParams) =>
  queryOptions<FindingEventList, ApiError>({
    queryKey: getListFindingHistoryQueryKey(id, params),
    queryFn: ({ signal }) => listFindingHistory(id, params, { signal }),
  });

/**
 * @summary Comment on a finding
 */
export const commentOnFinding = (
  id: string,
  commentRequest: CommentRequest,
  options?: RequestInit,
): Promise<FindingEventDocument> =>
  http<FindingEventDocument>(`/findings/${encodeURIComponent(String(id))}/comments`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(commentRequest),
  });

/**
 * The caller's own comment, or any comment as an administrator.
 * @summary Take a comment back
 */
export const deleteFindingComment = (
  id: string,
  commentId: string,
  options?: RequestInit,
): Promise<void> =>
  http<void>(
    `/findings/${encodeURIComponent(String(id))}/comments/${encodeURIComponent(String(commentId))}`,
    { ...options, method: 'DELETE' },
  );

/**
 * With an approver it waits for their answer.
 * @summary Accept the risk of a finding
 */
export const acceptFindingRisk = (
  id: string,
  acceptRiskRequest: AcceptRiskRequest,
  options?: RequestInit,
): Promise<FindingDocument> =>
  http<FindingDocument>(`/findings/${encodeURIComponent(String(id))}/risk-acceptance`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(acceptRiskRequest),
  });

/**
 * @summary Answer a request to accept a risk
 */
export const decideFindingRisk = (
  id: string,
  decideRiskRequest: DecideRiskRequest,
  options?: RequestInit,
): Promise<FindingDocument> =>
  http<FindingDocument>(`/findings/${encodeURIComponent(String(id))}/risk-acceptance`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(decideRiskRequest),
  });

/**
 * @summary No longer accept the risk
 */
export const revokeFindingRisk = (id: string, options?: RequestInit): Promise<FindingDocument> =>
  http<FindingDocument>(`/findings/${encodeURIComponent(String(id))}/risk-acceptance`, {
    ...options,
    method: 'DELETE',
  });

/**
 * @summary The second opinion on a finding
 */
export const getFindingOpinion = (
  id: string,
  options?: RequestInit,
): Promise<OpinionStatusDocument> =>
  http<OpinionStatusDocument>(`/findings/${encodeURIComponent(String(id))}/opinion`, {
    ...options,
    method: 'GET',
  });

export const getGetFindingOpinionQueryKey = (id: string) => ['findings', id, 'opinion'] as const;

export const getGetFindingOpinionQueryOptions = (id: string) =>
  queryOptions<OpinionStatusDocument, ApiError>({
    queryKey: getGetFindingOpinionQueryKey(id),
    queryFn: ({ signal }) => getFindingOpinion(id, { signal }),
  });

/**
 * @summary Ask for a second opinion on a finding
 */
export const requestFindingOpinion = (
  id: string,
  options?: RequestInit,
): Promise<OpinionStatusDocument> =>
  http<OpinionStatusDocument>(`/findings/${encodeURIComponent(String(id))}/opinion`, {
    ...options,
    method: 'POST',
  });

/**
 * @summary Accept or refuse a second opinion
 */
export const answerFindingOpinion = (
  id: string,
  answerOpinionRequest: AnswerOpinionRequest,
  options?: RequestInit,
): Promise<OpinionStatusDocument> =>
  http<OpinionStatusDocument>(`/findings/${encodeURIComponent(String(id))}/opinion`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(answerOpinionRequest),
  });

/**
 * @summary Why a finding has its priority
 */
export const explainFindingPriority = (
  id: string,
  options?: RequestInit,
): Promise<PriorityExplanationDocument> =>
  http<PriorityExplanationDocument>(`/findings/${encodeURIComponent(String(id))}/priority`, {
    ...options,
    method: 'GET',
  });

export const getExplainFindingPriorityQueryKey = (id: string) =>
  ['findings', id, 'priority'] as const;

export const getExplainFindingPriorityQueryOptions = (id: string) =>
  queryOptions<PriorityExplanationDocument, ApiError>({
    queryKey: getExplainFindingPriorityQueryKey(id),
    queryFn: ({ signal }) => explainFindingPriority(id, { signal }),
  });

/**
 * Later imports respect it.
 * @summary Say that another finding means the same
 */
export const linkFindingDuplicate = (
  id: string,
  linkDuplicateRequest: LinkDuplicateRequest,
  options?: RequestInit,
): Promise<FindingDocument> =>
  http<FindingDocument>(`/findings/${encodeURIComponent(String(id))}/duplicates`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(linkDuplicateRequest),
  });

/**
 * Later imports respect it.
 * @summary Say that two findings are not the same
 */
export const unlinkFindingDuplicate = (
  id: string,
  finding: string,
  options?: RequestInit,
): Promise<FindingDocument> =>
  http<FindingDocument>(
    `/findings/${encodeURIComponent(String(id))}/duplicates/${encodeURIComponent(String(finding))}`,
    { ...options, method: 'DELETE' },
  );
