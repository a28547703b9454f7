/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type {
  FindingsChartDocument,
  GetFindingTypesParams,
  GetFindingsByRepositoryChartParams,
  GetFindingsChartParams,
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
