/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type {
  ClientPartnerRequest,
  ClientPlanRequest,
  ClientSummaryDocument,
  ClientSummaryList,
  ClientTotalsDocument,
  ClientsFindingList,
  ExportFindingsOfClientsParams,
  ExportManagedFindingsParams,
  ExportSelectionRequest,
  FilterOptionsDocument,
  FindingDocument,
  FindingList,
  ListFilterOptionsOfClientsParams,
  ListFindingsOfClientsParams,
  ListManagedClientsParams,
  ListManagedFindingsParams,
  ListManagedRepositoriesParams,
  PilotingRequest,
  RepositoryDocument,
  RepositoryList,
} from './model';

/**
 * An organisation with its plan, partner, health, members, repositories and open findings. Super-administrators may read every organisation, partners those that they referred; another one returns 404. Reading these figures is not recorded in the organisation's audit log.
 * @summary An organisation
 */
export const getManagedClient = (
  id: string,
  options?: RequestInit,
): Promise<ClientSummaryDocument> =>
  http<ClientSummaryDocument>(`/manage-clients/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'GET',
  });

export const getGetManagedClientQueryKey = (id: string) => ['manage-clients', id] as const;

export const getGetManagedClientQueryOptions = (id: string) =>
  queryOptions<ClientSummaryDocument, ApiError>({
    queryKey: getGetManagedClientQueryKey(id),
    queryFn: ({ signal }) => getManagedClient(id, { signal }),
  });

/**
 * One list over the organisations that the caller manages, with the same filters, search, order and cursor as one's own; each row names its organisation. Super-administrators read every organisation, partners those that they referred; another `client_id` returns 404. At most 100 organisations are read, those with the most open findings first, and no longer than eight seconds; `meta.clients` counts and names what was omitted. Reading is recorded in the audit log of each organisation, once in 15 minutes. Pages beyond the first 1,000 rows are reached by `cursor`.
 * @summary Findings of several organisations
 */
export const listFindingsOfClients = (
  params?: Omit<ListFindingsOfClientsParams, 'fields'>,
  options?: RequestInit,
): Promise<ClientsFindingList> =>
  http<ClientsFindingList>(`/manage-clients/findings${queryString(params)}`, {
    ...options,
    method: 'GET',
  });

export const getListFindingsOfClientsQueryKey = (
  params?: Omit<ListFindingsOfClientsParams, 'fields'>,
) => ['manage-clients', 'findings', ...(params ? [params] : [])] as const;

export const getListFindingsOfClientsQueryOptions = (
  params?: Omit<ListFindingsOfClientsParams, 'fields'>,
) =>
  queryOptions<ClientsFindingList, ApiError>({
    queryKey: getListFindingsOfClientsQueryKey(params),
    queryFn: ({ signal }) => listFindingsOfClients(params, { signal }),
  });

/**
 * Like the options of a filter of one's own list, counted together over the organisations that the caller manages, or those of `client_id`; equal values of several organisations are one. The filter `client` offers the organisations themselves, by id, and is not narrowed by `client_id`. Where organisations were omitted, by the bounds of the list, `counts_are_exact` is false and `truncated` true.
 * @summary Values that a filter offers over several organisations
 */
export const listFilterOptionsOfClients = (
  params: ListFilterOptionsOfClientsParams,
  options?: RequestInit,
): Promise<FilterOptionsDocument> =>
  http<FilterOptionsDocument>(`/manage-clients/findings/filters${queryString(params)}`, {
    ...options,
    method: 'GET',
  });

export const getListFilterOptionsOfClientsQueryKey = (params: ListFilterOptionsOfClientsParams) =>
  ['manage-clients', 'findings', 'filters', ...(params ? [params] : [])] as const;

export const getListFilterOptionsOfClientsQueryOptions = (
  params: ListFilterOptionsOfClientsParams,
) =>
  queryOptions<FilterOptionsDocument, ApiError>({
    queryKey: getListFilterOptionsOfClientsQueryKey(params),
    queryFn: ({ signal }) => listFilterOptionsOfClients(params, { signal }),
  });

/**
 * All that match the query, in the order of the list; with a body only the findings that it names. Each row names its organisation. A file has up to 100,000 findings of up to 100 organisations and is never partial; for more it returns 422. Each export is recorded in the audit log of the organisations that are read.
 * @summary Findings of several organisations as CSV, SARIF or JSON
 */
export const exportFindingsOfClients = (
  params: ExportFindingsOfClientsParams,
  exportSelectionRequest?: ExportSelectionRequest,
  options?: RequestInit,
): Promise<Blob> =>
  http<Blob>(`/manage-clients/findings/export${queryString(params)}`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(exportSelectionRequest),
  });

/**
 * The findings list of another organisation, with the same filters and order as one's own. Super-administrators may read every organisation, partners those that they referred; another one returns 404. Each call is recorded in the audit log of the organisation that is read. A filter that matches none gets an empty page.
 * @summary Findings of an organisation
 */
export const listManagedFindings = (
  id: string,
  params?: Omit<ListManagedFindingsParams, 'fields'>,
  options?: RequestInit,
): Promise<FindingList> =>
  http<FindingList>(
    `/manage-clients/findings/${encodeURIComponent(String(id))}${queryString(params)}`,
    { ...options, method: 'GET' },
  );

export const getListManagedFindingsQueryKey = (
  id: string,
  params?: Omit<ListManagedFindingsParams, 'fields'>,
) => ['manage-clients', 'findings', id, ...(params ? [params] : [])] as const;

export const getListManagedFindingsQueryOptions = (
  id: string,
  params?: Omit<ListManagedFindingsParams, 'fields'>,
) =>
  queryOptions<FindingList, ApiError>({
    queryKey: getListManagedFindingsQueryKey(id, params),
    queryFn: ({ signal }) => listManagedFindings(id, params, { signal }),
  });

/**
 * All that match the query; with a body only the findings that it names. Up to 100,000 findings a file.
 * @summary Findings of an organisation as CSV, SARIF or JSON
 */
export const exportManagedFindings = (
  id: string,
  params: ExportManagedFindingsParams,
  exportSelectionRequest?: ExportSelectionRequest,
  options?: RequestInit,
): Promise<Blob> =>
  http<Blob>(
    `/manage-clients/findings/${encodeURIComponent(String(id))}/export${queryString(params)}`,
    { ...options, method: 'POST', body: JSON.stringify(exportSelectionRequest) },
  );

/**
 * A finding of another organisation, to read only. Super-administrators may read every organisation, partners those that they referred. Each call is recorded in the audit log of the organisation that is read. An organisation that the caller may not read, and a finding that it does not have, return 404.
 * @summary A finding of an organisation
 */
export const getManagedFinding = (
  id: string,
  finding: string,
  options?: RequestInit,
): Promise<FindingDocument> =>
  http<FindingDocument>(
    `/manage-clients/findings/${encodeURIComponent(String(id))}/${encodeURIComponent(String(finding))}`,
    { ...options, method: 'GET' },
  );

export const getGetManagedFindingQueryKey = (id: string, finding: string) =>
  ['manage-clients', 'findings', id, finding] as const;

export const getGetManagedFindingQueryOptions = (id: string, finding: string) =>
  queryOptions<FindingDocument, ApiError>({
    queryKey: getGetManagedFindingQueryKey(id, finding),
    queryFn: ({ signal }) => getManagedFinding(id, finding, { signal }),
  });

/**
 * The repositories of another organisation, with the same filters and order as one's own. Super-administrators may read every organisation, partners those that they referred; another one returns 404. Each call is recorded in the audit log of the organisation that is read. A filter that matches none gets an empty page.
 * @summary Repositories of an organisation
 */
export const listManagedRepositories = (
  id: string,
  params?: Omit<ListManagedRepositoriesParams, 'fields'>,
  options?: RequestInit,
): Promise<RepositoryList> =>
  http<RepositoryList>(
    `/manage-clients/repositories/${encodeURIComponent(String(id))}${queryString(params)}`,
    { ...options, method: 'GET' },
  );

export const getListManagedRepositoriesQueryKey = (
  id: string,
  params?: Omit<ListManagedRepositoriesParams, 'fields'>,
) => ['manage-clients', 'repositories', id, ...(params ? [params] : [])] as const;

export const getListManagedRepositoriesQueryOptions = (
  id: string,
  params?: Omit<ListManagedRepositoriesParams, 'fields'>,
) =>
  queryOptions<RepositoryList, ApiError>({
    queryKey: getListManagedRepositoriesQueryKey(id, params),
    queryFn: ({ signal }) => listManagedRepositories(id, params, { signal }),
  });

/**
 * A repository of another organisation, to read only. Super-administrators may read every organisation, partners those that they referred. Each call is recorded in the audit log of the organisation that is read. An organisation that the caller may not read, and a repository that it does not have, return 404.
 * @summary A repository of an organisation
 */
export const getManagedRepository = (
  id: string,
  repo: string,
  options?: RequestInit,
): Promise<RepositoryDocument> =>
  http<RepositoryDocument>(
    `/manage-clients/repositories/${encodeURIComponent(String(id))}/${encodeURIComponent(String(repo))}`,
    { ...options, method: 'GET' },
  );

export const getGetManagedRepositoryQueryKey = (id: string, repo: string) =>
  ['manage-clients', 'repositories', id, repo] as const;

export const getGetManagedRepositoryQueryOptions = (id: string, repo: string) =>
  queryOptions<RepositoryDocument, ApiError>({
    queryKey: getGetManagedRepositoryQueryKey(id, repo),
    queryFn: ({ signal }) => getManagedRepository(id, repo, { signal }),
  });

/**
 * For the page that administers organisations: each with its plan, partner, health and open findings, by health with the worst first, then by open findings. Super-administrators get every organisation, partners those that they referred. A filter that matches none gets an empty page.
 * @summary Organisations
 */
export const listManagedClients = (
  params?: ListManagedClientsParams,
  options?: RequestInit,
): Promise<ClientSummaryList> =>
  http<ClientSummaryList>(`/api/manage-clients${queryString(params)}`, {
    ...options,
    method: 'GET',
  });

export const getListManagedClientsQueryKey = (params?: ListManagedClientsParams) =>
  ['api', 'manage-clients', ...(params ? [params] : [])] as const;

export const getListManagedClientsQueryOptions = (params?: ListManagedClientsParams) =>
  queryOptions<ClientSummaryList, ApiError>({
    queryKey: getListManagedClientsQueryKey(params),
    queryFn: ({ signal }) => listManagedClients(params, { signal }),
  });

/**
 * For the head of the page that administers organisations: how many there are, need attention or pilot, and their repositories and open findings together. Super-administrators count every organisation, partners those that they referred. A partner without organisations gets zeros.
 * @summary All organisations in figures
 */
export const getManagedClientTotals = (options?: RequestInit): Promise<ClientTotalsDocument> =>
  http<ClientTotalsDocument>(`/api/manage-clients/totals`, { ...options, method: 'GET' });

export const getGetManagedClientTotalsQueryKey = () => ['api', 'manage-clients', 'totals'] as const;

export const getGetManagedClientTotalsQueryOptions = () =>
  queryOptions<ClientTotalsDocument, ApiError>({
    queryKey: getGetManagedClientTotalsQueryKey(),
    queryFn: ({ signal }) => getManagedClientTotals({ signal }),
  });

/**
 * Starts a pilot without a last day, or ends the pilot of an organisation; a last day that was set is removed. Super-administrators may call it, and the audit log of that organisation records it. Its tier stays. An unknown organisation returns 404.
 * @summary Say whether an organisation pilots
 */
export const setClientPiloting = (
  pilotingRequest: PilotingRequest,
  options?: RequestInit,
): Promise<ClientSummaryDocument> =>
  http<ClientSummaryDocument>(`/api/manage-clients/piloting`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(pilotingRequest),
  });

/**
 * The plan stays until it is changed again or a payment changes it. A pilot counts as the largest plan until its last day, and ends by itself.
 * @summary Give an organisation a plan
 */
export const setClientPlan = (
  clientPlanRequest: ClientPlanRequest,
  options?: RequestInit,
): Promise<ClientSummaryDocument> =>
  http<ClientSummaryDocument>(`/api/manage-clients/plan`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(clientPlanRequest),
  });

/**
 * Only an active partner, to whose address an account belongs. It is kept with the partner, not with the person.
 * @summary Say which partner referred an organisation
 */
export const setClientPartner = (
  clientPartnerRequest: ClientPartnerRequest,
  options?: RequestInit,
): Promise<ClientSummaryDocument> =>
  http<ClientSummaryDocument>(`/api/manage-clients/partner`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(clientPartnerRequest),
  });
