/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type {
  ChangesChart,
  FiguresChartDocument,
  FindingsChartDocument,
  FixTimesChart,
  GetChangesChartParams,
  GetFiguresChartParams,
  GetFindingTypesParams,
  GetFindingsByRepositoryChartParams,
  GetFindingsChartParams,
  GetFixTimesChartParams,
  GetOwaspCicdChartParams,
  GetOwaspsParams,
  GetSlsaThreatsParams,
  GetSupplyChainsParams,
  GetTotalFindingsChartParams,
  NamedCountChart,
  RepositoryChart,
  SupplyChainChart,
  TotalFindingsChartDocument,
} from './model';

/**
 * For the head of the dashboard: findings by state and severity, what is overdue or due soon, and how many were open on each day of the period. Every user may call it, and an API token that reads findings; developers and partners count the findings that they may see. Without findings the totals are 0 and the mean days to fix null. `is_exact` is false where a sample was counted.
 * @summary Totals and their course
 */
export const getTotalFindingsChart = (
  params?: GetTotalFindingsChartParams,
  options?: RequestInit,
): Promise<TotalFindingsChartDocument> =>
  http<TotalFindingsChartDocument>(`/total_findings_chart${queryString(params)}`, {
    ...options,
    method: 'GET',
  });

export const getGetTotalFindingsChartQueryKey = (params?: GetTotalFindingsChartParams) =>
  ['total_findings_chart', ...(params ? [params] : [])] as const;

export const getGetTotalFindingsChartQueryOptions = (params?: GetTotalFindingsChartParams) =>
  queryOptions<TotalFindingsChartDocument, ApiError>({
    queryKey: getGetTotalFindingsChartQueryKey(params),
    queryFn: ({ signal }) => getTotalFindingsChart(params, { signal }),
  });

/**
 * For the chart of open findings: their number by severity on each day of the period, what was found and fixed in it, and the mean days to fix. Every user may call it, and an API token that reads findings; developers and partners count the findings that they may see. First imports of repositories are listed separately in `baselines`. Without fixes, `mean_days_to_fix` is null.
 * @summary Open findings by severity and how they went
 */
export const getFindingsChart = (
  params?: GetFindingsChartParams,
  options?: RequestInit,
): Promise<FindingsChartDocument> =>
  http<FindingsChartDocument>(`/findings_chart${queryString(params)}`, {
    ...options,
    method: 'GET',
  });

export const getGetFindingsChartQueryKey = (params?: GetFindingsChartParams) =>
  ['findings_chart', ...(params ? [params] : [])] as const;

export const getGetFindingsChartQueryOptions = (params?: GetFindingsChartParams) =>
  queryOptions<FindingsChartDocument, ApiError>({
    queryKey: getGetFindingsChartQueryKey(params),
    queryFn: ({ signal }) => getFindingsChart(params, { signal }),
  });

/**
 * For the dashboard: the repositories with the most open findings, by severity. Every user may call it, and an API token that reads findings; developers and partners count the findings that they may see. A repository without open findings is omitted, so the list may be empty.
 * @summary Open findings by repository
 */
export const getFindingsByRepositoryChart = (
  params?: GetFindingsByRepositoryChartParams,
  options?: RequestInit,
): Promise<RepositoryChart> =>
  http<RepositoryChart>(`/findings_by_repo_chart${queryString(params)}`, {
    ...options,
    method: 'GET',
  });

export const getGetFindingsByRepositoryChartQueryKey = (
  params?: GetFindingsByRepositoryChartParams,
) => ['findings_by_repo_chart', ...(params ? [params] : [])] as const;

export const getGetFindingsByRepositoryChartQueryOptions = (
  params?: GetFindingsByRepositoryChartParams,
) =>
  queryOptions<RepositoryChart, ApiError>({
    queryKey: getGetFindingsByRepositoryChartQueryKey(params),
    queryFn: ({ signal }) => getFindingsByRepositoryChart(params, { signal }),
  });

/**
 * For the figures of the dashboard: by how many each differs from what it was before the period. What the first imports of repositories brought within the period is left out, as in `baselines` of the other charts. Every user may call it, and an API token that reads findings; developers and partners count the findings that they may see. Each change is null where the period holds nothing but first imports, since there is nothing to compare with.
 * @summary How the figures of the overview changed
 */
export const getFiguresChart = (
  params?: GetFiguresChartParams,
  options?: RequestInit,
): Promise<FiguresChartDocument> =>
  http<FiguresChartDocument>(`/figures_chart${queryString(params)}`, { ...options, method: 'GET' });

export const getGetFiguresChartQueryKey = (params?: GetFiguresChartParams) =>
  ['figures_chart', ...(params ? [params] : [])] as const;

export const getGetFiguresChartQueryOptions = (params?: GetFiguresChartParams) =>
  queryOptions<FiguresChartDocument, ApiError>({
    queryKey: getGetFiguresChartQueryKey(params),
    queryFn: ({ signal }) => getFiguresChart(params, { signal }),
  });

/**
 * For the dashboard: how many findings of each repository or team are new within the period, and how many were closed in it, however they were closed. What the first imports of repositories brought is left out of what is new. Every user may call it, and an API token that reads findings; developers and partners count the findings that they may see. A repository without a change is left out, and a team is listed with 0; without teams the list is empty.
 * @summary New and closed findings by repository or team
 */
export const getChangesChart = (
  params: GetChangesChartParams,
  options?: RequestInit,
): Promise<ChangesChart> =>
  http<ChangesChart>(`/changes_chart${queryString(params)}`, { ...options, method: 'GET' });

export const getGetChangesChartQueryKey = (params: GetChangesChartParams) =>
  ['changes_chart', ...(params ? [params] : [])] as const;

export const getGetChangesChartQueryOptions = (params: GetChangesChartParams) =>
  queryOptions<ChangesChart, ApiError>({
    queryKey: getGetChangesChartQueryKey(params),
    queryFn: ({ signal }) => getChangesChart(params, { signal }),
  });

/**
 * For the dashboard: the median days from the day on which Parapet learned of a finding to its fix, of what was fixed within the period and within as many days before it, beside the days that the rules give a finding of this severity. Every user may call it, and an API token that reads findings; developers and partners count the findings that they may see. A median is null where nothing was fixed, and a target where no rule sets one for the severity alone.
 * @summary Median days to the fix by severity
 */
export const getFixTimesChart = (
  params?: GetFixTimesChartParams,
  options?: RequestInit,
): Promise<FixTimesChart> =>
  http<FixTimesChart>(`/fix_times_chart${queryString(params)}`, { ...options, method: 'GET' });

export const getGetFixTimesChartQueryKey = (params?: GetFixTimesChartParams) =>
  ['fix_times_chart', ...(params ? [params] : [])] as const;

export const getGetFixTimesChartQueryOptions = (params?: GetFixTimesChartParams) =>
  queryOptions<FixTimesChart, ApiError>({
    queryKey: getGetFixTimesChartQueryKey(params),
    queryFn: ({ signal }) => getFixTimesChart(params, { signal }),
  });

/**
 * For the dashboard: open findings by their type, the most frequent first. Every user may call it, and an API token that reads findings; developers and partners count the findings that they may see. Types without an open finding are omitted, so the list may be empty.
 * @summary Open findings by type
 */
export const getFindingTypes = (
  params?: GetFindingTypesParams,
  options?: RequestInit,
): Promise<NamedCountChart> =>
  http<NamedCountChart>(`/finding_types${queryString(params)}`, { ...options, method: 'GET' });

export const getGetFindingTypesQueryKey = (params?: GetFindingTypesParams) =>
  ['finding_types', ...(params ? [params] : [])] as const;

export const getGetFindingTypesQueryOptions = (params?: GetFindingTypesParams) =>
  queryOptions<NamedCountChart, ApiError>({
    queryKey: getGetFindingTypesQueryKey(params),
    queryFn: ({ signal }) => getFindingTypes(params, { signal }),
  });

/**
 * For the dashboard: open findings by each threat of SLSA 1.2, in the order of the standard. Every user may call it, and an API token that reads findings; developers and partners count the findings that they may see. A threat without findings is listed with 0.
 * @summary Open findings by SLSA 1.2 threat
 */
export const getSlsaThreats = (
  params?: GetSlsaThreatsParams,
  options?: RequestInit,
): Promise<NamedCountChart> =>
  http<NamedCountChart>(`/slsa_threats${queryString(params)}`, { ...options, method: 'GET' });

export const getGetSlsaThreatsQueryKey = (params?: GetSlsaThreatsParams) =>
  ['slsa_threats', ...(params ? [params] : [])] as const;

export const getGetSlsaThreatsQueryOptions = (params?: GetSlsaThreatsParams) =>
  queryOptions<NamedCountChart, ApiError>({
    queryKey: getGetSlsaThreatsQueryKey(params),
    queryFn: ({ signal }) => getSlsaThreats(params, { signal }),
  });

/**
 * For the dashboard: open findings by each category of the OWASP Top 10, then by categories of other editions that findings name. Every user may call it, and an API token that reads findings; developers and partners count the findings that they may see. A category of the Top 10 without findings is listed with 0.
 * @summary Open findings by OWASP Top 10
 */
export const getOwasps = (
  params?: GetOwaspsParams,
  options?: RequestInit,
): Promise<NamedCountChart> =>
  http<NamedCountChart>(`/owasps${queryString(params)}`, { ...options, method: 'GET' });

export const getGetOwaspsQueryKey = (params?: GetOwaspsParams) =>
  ['owasps', ...(params ? [params] : [])] as const;

export const getGetOwaspsQueryOptions = (params?: GetOwaspsParams) =>
  queryOptions<NamedCountChart, ApiError>({
    queryKey: getGetOwaspsQueryKey(params),
    queryFn: ({ signal }) => getOwasps(params, { signal }),
  });

/**
 * For the picture of the delivery path: each stage with its SLSA threats, their open findings and the worst severity. Every user may call it, and an API token that reads findings; developers and partners count the findings that they may see. `assessment` names the tools that looked: a 0 without one means that no tool did. `worst` is null in a stage without findings.
 * @summary The delivery path and what threatens it
 */
export const getSupplyChains = (
  params?: GetSupplyChainsParams,
  options?: RequestInit,
): Promise<SupplyChainChart> =>
  http<SupplyChainChart>(`/supply_chains${queryString(params)}`, { ...options, method: 'GET' });

export const getGetSupplyChainsQueryKey = (params?: GetSupplyChainsParams) =>
  ['supply_chains', ...(params ? [params] : [])] as const;

export const getGetSupplyChainsQueryOptions = (params?: GetSupplyChainsParams) =>
  queryOptions<SupplyChainChart, ApiError>({
    queryKey: getGetSupplyChainsQueryKey(params),
    queryFn: ({ signal }) => getSupplyChains(params, { signal }),
  });

/**
 * For the dashboard: open findings by each risk of the OWASP CI/CD Top 10, in its order. Every user may call it, and an API token that reads findings; developers and partners count the findings that they may see. A risk without findings is listed with 0, and `assessment` says which tools looked.
 * @summary Open findings by OWASP CI/CD Top 10
 */
export const getOwaspCicdChart = (
  params?: GetOwaspCicdChartParams,
  options?: RequestInit,
): Promise<NamedCountChart> =>
  http<NamedCountChart>(`/owasp_cicd_chart${queryString(params)}`, { ...options, method: 'GET' });

export const getGetOwaspCicdChartQueryKey = (params?: GetOwaspCicdChartParams) =>
  ['owasp_cicd_chart', ...(params ? [params] : [])] as const;

export const getGetOwaspCicdChartQueryOptions = (params?: GetOwaspCicdChartParams) =>
  queryOptions<NamedCountChart, ApiError>({
    queryKey: getGetOwaspCicdChartQueryKey(params),
    queryFn: ({ signal }) => getOwaspCicdChart(params, { signal }),
  });
