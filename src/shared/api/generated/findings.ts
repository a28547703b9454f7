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
  CompareFindingsParams,
  CountFindingsRequest,
  DecideRiskRequest,
  DeveloperSuggestionsDocument,
  DownloadFindingsJsonParams,
  ExportFindingsParams,
  ExportSelectionRequest,
  FilterOptionsDocument,
  FindingColumnsDocument,
  FindingComparisonDocument,
  FindingCountsDocument,
  FindingDocument,
  FindingEventDocument,
  FindingEventList,
  FindingGroupList,
  FindingList,
  FindingNeighbours,
  FindingsNewsDocument,
  FindingsVisitDocument,
  GeneratePatchRequest,
  GetFindingNeighboursParams,
  JobRef,
  LinkDuplicateRequest,
  ListFindingFilterOptionsParams,
  ListFindingGroupsParams,
  ListFindingHistoryParams,
  ListFindingsParams,
  ListReadyPatchesRequest,
  MarkFindingsSeenRequest,
  OpinionStatusDocument,
  PreviewBulkRequest,
  PriorityExplanationDocument,
  ReadyPatchesDocument,
  SaveFindingColumnsRequest,
  SecretHistoryDocument,
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
  params?: Omit<ListFindingsParams, 'fields'>,
  options?: RequestInit,
): Promise<FindingList> =>
  http<FindingList>(`/findings${queryString(params)}`, { ...options, method: 'GET' });

export const getListFindingsQueryKey = (params?: Omit<ListFindingsParams, 'fields'>) =>
  ['findings', ...(params ? [params] : [])] as const;

export const getListFindingsQueryOptions = (params?: Omit<ListFindingsParams, 'fields'>) =>
  queryOptions<FindingList, ApiError>({
    queryKey: getListFindingsQueryKey(params),
    queryFn: ({ signal }) => listFindings(params, { signal }),
  });

/**
 * For the page of a finding: all that its reports and advisories say, its state, assignee and due date. Every user may call it, and an API token that reads findings. A finding that the caller may not see returns 404, like one that does not exist.
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
 * Marks a finding as a false positive, or no longer; without a value it switches to the other state. Every user may call it, for a finding that this user may see, and the history records it with the reason. A finding that has the wanted state already is refused with 409.
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
 * A JSON file with everything known about a finding, its history and the organisation's name. Every user may call it, and an API token that exports findings; nothing is stored. A finding that the caller may not see returns 404.
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
 * The columns that the caller has chosen for the findings list, in their order. Every user may call it, for this user alone. A user who has chosen none gets the default columns.
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
 * Replaces the caller's choice and order of columns in the findings list. Every user may call it, for this user alone; the lists of other users stay. A column that is named twice is refused with 422.
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
 * For paging from finding to finding: the ones before and after it in the list of the same query, and its position. Every user may call it, and an API token that reads findings. At an end of the list the neighbour is null, and so is a position beyond 10,000. A finding that the caller may not see returns 404.
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
 * For the numbers beside saved views: the counts of many filters in one request, each as the list of that filter says it, in the order of the request. Every user may call it, and an API token that reads findings; developers and partners count those that they may see. A filter without keys counts all findings.
 * @summary How many findings each of several filters finds
 */
export const countFindings = (
  countFindingsRequest: CountFindingsRequest,
  options?: RequestInit,
): Promise<FindingCountsDocument> =>
  http<FindingCountsDocument>(`/findings/counts`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(countFindingsRequest),
  });

/**
 * For the mark of new findings in a list: with it a client says of each finding whether the filter `new_since=last_visit` matches, without a request for it. Every user may call it; developers and partners get the repositories of findings that they may see. It begins no visit, and a user who was never at the list has no `since`.
 * @summary What makes a finding new to the user
 */
export const getFindingsVisit = (options?: RequestInit): Promise<FindingsNewsDocument> =>
  http<FindingsNewsDocument>(`/findings/visit`, { ...options, method: 'GET' });

export const getGetFindingsVisitQueryKey = () => ['findings', 'visit'] as const;

export const getGetFindingsVisitQueryOptions = () =>
  queryOptions<FindingsNewsDocument, ApiError>({
    queryKey: getGetFindingsVisitQueryKey(),
    queryFn: ({ signal }) => getFindingsVisit({ signal }),
  });

/**
 * For the filter `new_since=last_visit`: the findings list calls it when the user opens it, and every few minutes while it is shown. Every user may call it, for this user alone. A call more than 30 minutes after the last one begins a visit: `since` becomes the end of the visit before and stays until the next one begins. It is null during the user's first visit.
 * @summary Say that the user is at the findings list
 */
export const recordFindingsVisit = (options?: RequestInit): Promise<FindingsVisitDocument> =>
  http<FindingsVisitDocument>(`/findings/visit`, { ...options, method: 'POST' });

/**
 * For the filter `new_since=last_visit` and the mark of new findings: a user says that they have seen some findings, or all that Parapet knows now, or that they want to come back to one. Every user may call it, for this user alone, with findings that they may see; others answer 404. It continues the visit, or begins one. A finding marked as new stays so until the user marks it as seen. All marked as seen at once can be taken back once, during the visit (409 `cannot_undo` otherwise). A user can have 1,000 findings marked one by one (422 `too_many_marked_findings`).
 * @summary Mark findings as seen, or as new
 */
export const markFindingsSeen = (
  markFindingsSeenRequest: MarkFindingsSeenRequest,
  options?: RequestInit,
): Promise<FindingsNewsDocument> =>
  http<FindingsNewsDocument>(`/findings/visit/seen`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(markFindingsSeenRequest),
  });

/**
 * The findings of a query summed by repository, rule, CVE, component or file, with severities, highest priority and how many have a fix. Every user may call it, and an API token that reads findings; developers and partners count those that they may see. Findings without the value are omitted, so the page may be empty.
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
 * Sends a finding to developers, who see it from then on and get a mail. Administrators and security operators may call it. The job starts after 30 seconds; until then it can be cancelled. With one developer, a finding without an assignee becomes theirs. A person of another organisation is refused with 422.
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
 * Sends many findings to developers, who see them from then on and get one mail each. Administrators and security operators may call it, and the audit log records it. The job starts after 30 seconds; until then it can be cancelled. A selection without findings is refused with 422, one that has changed since with 409.
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
 * Starts a job that makes remediations for many findings and, if asked, opens pull requests or issues with them. Administrators and security operators may call it, and the audit log records it. Findings without a known fix are skipped with a reason. A selection without findings is refused with 422, one that has changed since with 409.
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
 * Starts a job that opens pull requests or issues with remediations that are ready; each finding says what became of it. Administrators and security operators may call it, and the audit log records it. A remediation that is not ready or unknown is refused with 422.
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
 * The patches of these findings that are ready, the most urgent finding first: up to 1,000, as many as can be applied together. Findings that are closed or duplicates are omitted.
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
 * Makes one decision on many findings: up to 500 are changed before the response, more become a job. Administrators and security operators may call it, and the audit log records it. Findings that the change does not fit are skipped with a reason; all but answers to risk requests can be undone for a day. A selection without findings is refused with 422, one that has changed since with 409.
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
 * The findings of the same query as the list, as a JSON file; above 20 MB it becomes a job, which then gives a single-use address. Every user may call it, and an API token that exports findings; the audit log records it. A query that matches none gets a file without findings.
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
 * For the history of a finding: every change, decision, comment and import, newest first. Every user may call it, and an API token that reads findings. A finding that the caller may not see returns 404.
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
 * Adds a comment to the history of a finding. Every user may call it, for a finding that this user may see. The state of the finding stays. A finding that the caller may not see returns 404.
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
 * Removes a comment from the history of a finding. Its author and administrators may call it; others get 403. An unknown comment, and a finding that the caller may not see, return 404.
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
 * Accepts the risk of a finding with a reason, until a day or until a fix exists; with an approver, the finding stays as it is until they answer, and they are notified. Administrators and security operators may call it. A closed finding is refused with 409, and so is a critical one in a repository with confidential data without an approver. An approver who may not decide is refused with 422.
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
 * Answers a request to accept a risk: with `approve` the finding counts as accepted, otherwise it stays as it was. Only the approver may call it, or, where the approver has left, any administrator or security operator but the one who asked; others get 403. The one who asked is notified. Where nothing was asked, or it is answered already, it is refused with 409.
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
 * Opens a finding again whose risk was accepted, or takes back a request for that. Administrators and security operators may call it, and the history records it. A finding without an acceptance or request is refused with 409, one that does not exist with 404.
 * @summary No longer accept the risk
 */
export const revokeFindingRisk = (id: string, options?: RequestInit): Promise<FindingDocument> =>
  http<FindingDocument>(`/findings/${encodeURIComponent(String(id))}/risk-acceptance`, {
    ...options,
    method: 'DELETE',
  });

/**
 * Takes the end of an acceptance back within 24 hours, with the reason, end and people that it had. Administrators and security operators may call it, and the history records it. Where the risk is accepted, where something else was decided since, and where the acceptance would have run out, it is refused with 409. A finding that does not exist returns 404.
 * @summary Accept the risk again, as before
 */
export const restoreFindingRisk = (id: string, options?: RequestInit): Promise<FindingDocument> =>
  http<FindingDocument>(`/findings/${encodeURIComponent(String(id))}/risk-acceptance/restore`, {
    ...options,
    method: 'POST',
  });

/**
 * What the last search of the repository's history for the secret of a finding found, and the job that searches now. Every user may call it, and an API token that reads findings. Before the first search `search` is null. A finding that the caller may not see returns 404.
 * @summary Where a leaked secret is in the history
 */
export const getSecretHistory = (
  id: string,
  options?: RequestInit,
): Promise<SecretHistoryDocument> =>
  http<SecretHistoryDocument>(`/findings/${encodeURIComponent(String(id))}/secret-history`, {
    ...options,
    method: 'GET',
  });

export const getGetSecretHistoryQueryKey = (id: string) =>
  ['findings', id, 'secret-history'] as const;

export const getGetSecretHistoryQueryOptions = (id: string) =>
  queryOptions<SecretHistoryDocument, ApiError>({
    queryKey: getGetSecretHistoryQueryKey(id),
    queryFn: ({ signal }) => getSecretHistory(id, { signal }),
  });

/**
 * Starts a job that fetches the branches and tags of the finding's repository with their history and searches them for the secret, which is read at the scanned commit and never stored. Every user may call it, for a finding that this user may see; a request while one is under way joins it. A finding of another kind, a repository without a connected source host, and a server without git are refused with 422.
 * @summary Search the history for a leaked secret
 */
export const searchSecretHistory = (
  id: string,
  options?: RequestInit,
): Promise<SecretHistoryDocument> =>
  http<SecretHistoryDocument>(`/findings/${encodeURIComponent(String(id))}/secret-history`, {
    ...options,
    method: 'POST',
  });

/**
 * The second opinion of the AI service on a finding, the job that works on one, what another one is expected to cost, and what is left of the budgets of today and of the month. Every user may call it, and an API token that reads findings. Without an opinion `opinion` is null. A finding that the caller may not see returns 404.
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
 * Starts a job in which the AI service judges whether a finding is a false positive. Every user may call it, for a finding that this user may see; a request while one is judged joins it. The finding stays as it is. Without an AI service for it, and when today's budget is spent, it is refused with 422.
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
 * Accepts or refuses a second opinion: accepting `false_positive` marks the finding, and refusing it afterwards takes that back. Null takes the answer back. A mark that the answer did not make stays. Every user may call it, for a finding that this user may see; history and audit log record it. Without an opinion, or with the same answer again, it is refused with 409.
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
 * For the explanation beside a priority: each factor with its value, weight, source and date, and the adjustments. Every user may call it, and an API token that reads findings; nothing is stored. A finding that the caller may not see returns 404.
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
 * Declares two findings the same: one of them becomes a duplicate of the other, and later imports respect it. Administrators and security operators may call it, and the history records it. A main finding that is itself a duplicate is refused with 409, a finding and itself with 422.
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
 * Declares that two linked findings are not the same; the duplicate counts again, and no later import links them. Administrators and security operators may call it, and the history records it. Findings that are not linked return 404.
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

/**
 * How many findings of a repository are new, gone and kept between two branches, two scans or the ends of two days, by severity, of those that meet the filters. Every user may call it for repositories that they see, and an API token that reads findings; it changes nothing. Findings are the same if imports recognise them as the same, also where their line or file has moved. Findings of tools that have a report on one side only are counted as not compared: they are neither new nor gone. The values in `filter` list or export the findings of each change; several together list those of each, and every row says its `change`. An unknown scan returns 404; a branch or a day without a report has no tools. What a scan had again is kept for 30 days; for an older one the answer is 409.
 * @summary What changed between two branches, scans or days
 */
export const compareFindings = (
  id: string,
  params: CompareFindingsParams,
  options?: RequestInit,
): Promise<FindingComparisonDocument> =>
  http<FindingComparisonDocument>(
    `/repositories/${encodeURIComponent(String(id))}/compare${queryString(params)}`,
    { ...options, method: 'GET' },
  );

export const getCompareFindingsQueryKey = (id: string, params: CompareFindingsParams) =>
  ['repositories', id, 'compare', ...(params ? [params] : [])] as const;

export const getCompareFindingsQueryOptions = (id: string, params: CompareFindingsParams) =>
  queryOptions<FindingComparisonDocument, ApiError>({
    queryKey: getCompareFindingsQueryKey(id, params),
    queryFn: ({ signal }) => compareFindings(id, params, { signal }),
  });
