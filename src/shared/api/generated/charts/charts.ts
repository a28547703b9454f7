/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  FindingsChartDocument,
  ForbiddenResponse,
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
  TooManyRequestsResponse,
  TotalFindingsChartDocument,
  UnauthorizedResponse
} from '../model';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';
import { queryString } from '../../query-string.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetTotalFindingsChartUrl = (params?: GetTotalFindingsChartParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/total_findings_chart?${stringifiedParams}` : `/total_findings_chart`
}

/**
 * @summary Totals and their course
 */
export const getTotalFindingsChart = async (params?: GetTotalFindingsChartParams, options?: Parameters<typeof http>[1]): Promise<TotalFindingsChartDocument> => {

  return http<TotalFindingsChartDocument>(getGetTotalFindingsChartUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTotalFindingsChartQueryKey = (params?: GetTotalFindingsChartParams,) => {
    return [
    'total_findings_chart', ...(params ? [params] : [])
    ] as const;
    }


export const getGetTotalFindingsChartQueryOptions = <TData = Awaited<ReturnType<typeof getTotalFindingsChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetTotalFindingsChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTotalFindingsChart>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTotalFindingsChartQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTotalFindingsChart>>> = ({ signal }) => getTotalFindingsChart(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTotalFindingsChart>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTotalFindingsChartQueryResult = NonNullable<Awaited<ReturnType<typeof getTotalFindingsChart>>>
export type GetTotalFindingsChartQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetTotalFindingsChart<TData = Awaited<ReturnType<typeof getTotalFindingsChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetTotalFindingsChartParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTotalFindingsChart>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTotalFindingsChart>>,
          TError,
          Awaited<ReturnType<typeof getTotalFindingsChart>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTotalFindingsChart<TData = Awaited<ReturnType<typeof getTotalFindingsChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetTotalFindingsChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTotalFindingsChart>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTotalFindingsChart>>,
          TError,
          Awaited<ReturnType<typeof getTotalFindingsChart>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTotalFindingsChart<TData = Awaited<ReturnType<typeof getTotalFindingsChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetTotalFindingsChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTotalFindingsChart>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Totals and their course
 */

export function useGetTotalFindingsChart<TData = Awaited<ReturnType<typeof getTotalFindingsChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetTotalFindingsChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTotalFindingsChart>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTotalFindingsChartQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetTotalFindingsChart} query
 */
export const invalidateGetTotalFindingsChart = async (
 queryClient: QueryClient, params?: GetTotalFindingsChartParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTotalFindingsChartQueryKey(params) }, options);

  return queryClient;
}




export const getGetFindingsChartUrl = (params?: GetFindingsChartParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/findings_chart?${stringifiedParams}` : `/findings_chart`
}

/**
 * @summary Open findings by severity and how they went
 */
export const getFindingsChart = async (params?: GetFindingsChartParams, options?: Parameters<typeof http>[1]): Promise<FindingsChartDocument> => {

  return http<FindingsChartDocument>(getGetFindingsChartUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetFindingsChartQueryKey = (params?: GetFindingsChartParams,) => {
    return [
    'findings_chart', ...(params ? [params] : [])
    ] as const;
    }


export const getGetFindingsChartQueryOptions = <TData = Awaited<ReturnType<typeof getFindingsChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetFindingsChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingsChart>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFindingsChartQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFindingsChart>>> = ({ signal }) => getFindingsChart(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFindingsChart>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFindingsChartQueryResult = NonNullable<Awaited<ReturnType<typeof getFindingsChart>>>
export type GetFindingsChartQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetFindingsChart<TData = Awaited<ReturnType<typeof getFindingsChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetFindingsChartParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingsChart>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFindingsChart>>,
          TError,
          Awaited<ReturnType<typeof getFindingsChart>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFindingsChart<TData = Awaited<ReturnType<typeof getFindingsChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetFindingsChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingsChart>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFindingsChart>>,
          TError,
          Awaited<ReturnType<typeof getFindingsChart>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFindingsChart<TData = Awaited<ReturnType<typeof getFindingsChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetFindingsChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingsChart>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Open findings by severity and how they went
 */

export function useGetFindingsChart<TData = Awaited<ReturnType<typeof getFindingsChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetFindingsChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingsChart>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFindingsChartQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetFindingsChart} query
 */
export const invalidateGetFindingsChart = async (
 queryClient: QueryClient, params?: GetFindingsChartParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetFindingsChartQueryKey(params) }, options);

  return queryClient;
}




export const getGetFindingsByRepositoryChartUrl = (params?: GetFindingsByRepositoryChartParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/findings_by_repo_chart?${stringifiedParams}` : `/findings_by_repo_chart`
}

/**
 * @summary Open findings by repository
 */
export const getFindingsByRepositoryChart = async (params?: GetFindingsByRepositoryChartParams, options?: Parameters<typeof http>[1]): Promise<RepositoryChart> => {

  return http<RepositoryChart>(getGetFindingsByRepositoryChartUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetFindingsByRepositoryChartQueryKey = (params?: GetFindingsByRepositoryChartParams,) => {
    return [
    'findings_by_repo_chart', ...(params ? [params] : [])
    ] as const;
    }


export const getGetFindingsByRepositoryChartQueryOptions = <TData = Awaited<ReturnType<typeof getFindingsByRepositoryChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetFindingsByRepositoryChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingsByRepositoryChart>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFindingsByRepositoryChartQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFindingsByRepositoryChart>>> = ({ signal }) => getFindingsByRepositoryChart(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFindingsByRepositoryChart>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFindingsByRepositoryChartQueryResult = NonNullable<Awaited<ReturnType<typeof getFindingsByRepositoryChart>>>
export type GetFindingsByRepositoryChartQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetFindingsByRepositoryChart<TData = Awaited<ReturnType<typeof getFindingsByRepositoryChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetFindingsByRepositoryChartParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingsByRepositoryChart>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFindingsByRepositoryChart>>,
          TError,
          Awaited<ReturnType<typeof getFindingsByRepositoryChart>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFindingsByRepositoryChart<TData = Awaited<ReturnType<typeof getFindingsByRepositoryChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetFindingsByRepositoryChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingsByRepositoryChart>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFindingsByRepositoryChart>>,
          TError,
          Awaited<ReturnType<typeof getFindingsByRepositoryChart>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFindingsByRepositoryChart<TData = Awaited<ReturnType<typeof getFindingsByRepositoryChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetFindingsByRepositoryChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingsByRepositoryChart>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Open findings by repository
 */

export function useGetFindingsByRepositoryChart<TData = Awaited<ReturnType<typeof getFindingsByRepositoryChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetFindingsByRepositoryChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingsByRepositoryChart>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFindingsByRepositoryChartQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetFindingsByRepositoryChart} query
 */
export const invalidateGetFindingsByRepositoryChart = async (
 queryClient: QueryClient, params?: GetFindingsByRepositoryChartParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetFindingsByRepositoryChartQueryKey(params) }, options);

  return queryClient;
}




export const getGetFindingTypesUrl = (params?: GetFindingTypesParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/finding_types?${stringifiedParams}` : `/finding_types`
}

/**
 * @summary Open findings by type
 */
export const getFindingTypes = async (params?: GetFindingTypesParams, options?: Parameters<typeof http>[1]): Promise<NamedCountChart> => {

  return http<NamedCountChart>(getGetFindingTypesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetFindingTypesQueryKey = (params?: GetFindingTypesParams,) => {
    return [
    'finding_types', ...(params ? [params] : [])
    ] as const;
    }


export const getGetFindingTypesQueryOptions = <TData = Awaited<ReturnType<typeof getFindingTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetFindingTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFindingTypesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFindingTypes>>> = ({ signal }) => getFindingTypes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFindingTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFindingTypesQueryResult = NonNullable<Awaited<ReturnType<typeof getFindingTypes>>>
export type GetFindingTypesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetFindingTypes<TData = Awaited<ReturnType<typeof getFindingTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetFindingTypesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFindingTypes>>,
          TError,
          Awaited<ReturnType<typeof getFindingTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFindingTypes<TData = Awaited<ReturnType<typeof getFindingTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetFindingTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFindingTypes>>,
          TError,
          Awaited<ReturnType<typeof getFindingTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFindingTypes<TData = Awaited<ReturnType<typeof getFindingTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetFindingTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Open findings by type
 */

export function useGetFindingTypes<TData = Awaited<ReturnType<typeof getFindingTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetFindingTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFindingTypesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetFindingTypes} query
 */
export const invalidateGetFindingTypes = async (
 queryClient: QueryClient, params?: GetFindingTypesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetFindingTypesQueryKey(params) }, options);

  return queryClient;
}




export const getGetSlsaThreatsUrl = (params?: GetSlsaThreatsParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/slsa_threats?${stringifiedParams}` : `/slsa_threats`
}

/**
 * @summary Open findings by SLSA 1.2 threat
 */
export const getSlsaThreats = async (params?: GetSlsaThreatsParams, options?: Parameters<typeof http>[1]): Promise<NamedCountChart> => {

  return http<NamedCountChart>(getGetSlsaThreatsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSlsaThreatsQueryKey = (params?: GetSlsaThreatsParams,) => {
    return [
    'slsa_threats', ...(params ? [params] : [])
    ] as const;
    }


export const getGetSlsaThreatsQueryOptions = <TData = Awaited<ReturnType<typeof getSlsaThreats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetSlsaThreatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSlsaThreats>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSlsaThreatsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSlsaThreats>>> = ({ signal }) => getSlsaThreats(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSlsaThreats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSlsaThreatsQueryResult = NonNullable<Awaited<ReturnType<typeof getSlsaThreats>>>
export type GetSlsaThreatsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetSlsaThreats<TData = Awaited<ReturnType<typeof getSlsaThreats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetSlsaThreatsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSlsaThreats>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSlsaThreats>>,
          TError,
          Awaited<ReturnType<typeof getSlsaThreats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSlsaThreats<TData = Awaited<ReturnType<typeof getSlsaThreats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetSlsaThreatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSlsaThreats>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSlsaThreats>>,
          TError,
          Awaited<ReturnType<typeof getSlsaThreats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSlsaThreats<TData = Awaited<ReturnType<typeof getSlsaThreats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetSlsaThreatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSlsaThreats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Open findings by SLSA 1.2 threat
 */

export function useGetSlsaThreats<TData = Awaited<ReturnType<typeof getSlsaThreats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetSlsaThreatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSlsaThreats>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSlsaThreatsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSlsaThreats} query
 */
export const invalidateGetSlsaThreats = async (
 queryClient: QueryClient, params?: GetSlsaThreatsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSlsaThreatsQueryKey(params) }, options);

  return queryClient;
}




export const getGetOwaspsUrl = (params?: GetOwaspsParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/owasps?${stringifiedParams}` : `/owasps`
}

/**
 * @summary Open findings by OWASP Top 10
 */
export const getOwasps = async (params?: GetOwaspsParams, options?: Parameters<typeof http>[1]): Promise<NamedCountChart> => {

  return http<NamedCountChart>(getGetOwaspsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetOwaspsQueryKey = (params?: GetOwaspsParams,) => {
    return [
    'owasps', ...(params ? [params] : [])
    ] as const;
    }


export const getGetOwaspsQueryOptions = <TData = Awaited<ReturnType<typeof getOwasps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetOwaspsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwasps>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOwaspsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwasps>>> = ({ signal }) => getOwasps(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwasps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOwaspsQueryResult = NonNullable<Awaited<ReturnType<typeof getOwasps>>>
export type GetOwaspsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetOwasps<TData = Awaited<ReturnType<typeof getOwasps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetOwaspsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwasps>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwasps>>,
          TError,
          Awaited<ReturnType<typeof getOwasps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwasps<TData = Awaited<ReturnType<typeof getOwasps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetOwaspsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwasps>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwasps>>,
          TError,
          Awaited<ReturnType<typeof getOwasps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwasps<TData = Awaited<ReturnType<typeof getOwasps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetOwaspsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwasps>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Open findings by OWASP Top 10
 */

export function useGetOwasps<TData = Awaited<ReturnType<typeof getOwasps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetOwaspsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwasps>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOwaspsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOwasps} query
 */
export const invalidateGetOwasps = async (
 queryClient: QueryClient, params?: GetOwaspsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOwaspsQueryKey(params) }, options);

  return queryClient;
}




export const getGetSupplyChainsUrl = (params?: GetSupplyChainsParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/supply_chains?${stringifiedParams}` : `/supply_chains`
}

/**
 * @summary The delivery path and what threatens it
 */
export const getSupplyChains = async (params?: GetSupplyChainsParams, options?: Parameters<typeof http>[1]): Promise<SupplyChainChart> => {

  return http<SupplyChainChart>(getGetSupplyChainsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSupplyChainsQueryKey = (params?: GetSupplyChainsParams,) => {
    return [
    'supply_chains', ...(params ? [params] : [])
    ] as const;
    }


export const getGetSupplyChainsQueryOptions = <TData = Awaited<ReturnType<typeof getSupplyChains>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetSupplyChainsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplyChains>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSupplyChainsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSupplyChains>>> = ({ signal }) => getSupplyChains(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSupplyChains>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSupplyChainsQueryResult = NonNullable<Awaited<ReturnType<typeof getSupplyChains>>>
export type GetSupplyChainsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetSupplyChains<TData = Awaited<ReturnType<typeof getSupplyChains>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetSupplyChainsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplyChains>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupplyChains>>,
          TError,
          Awaited<ReturnType<typeof getSupplyChains>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupplyChains<TData = Awaited<ReturnType<typeof getSupplyChains>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetSupplyChainsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplyChains>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupplyChains>>,
          TError,
          Awaited<ReturnType<typeof getSupplyChains>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupplyChains<TData = Awaited<ReturnType<typeof getSupplyChains>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetSupplyChainsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplyChains>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The delivery path and what threatens it
 */

export function useGetSupplyChains<TData = Awaited<ReturnType<typeof getSupplyChains>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetSupplyChainsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplyChains>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSupplyChainsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSupplyChains} query
 */
export const invalidateGetSupplyChains = async (
 queryClient: QueryClient, params?: GetSupplyChainsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSupplyChainsQueryKey(params) }, options);

  return queryClient;
}




export const getGetOwaspCicdChartUrl = (params?: GetOwaspCicdChartParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/owasp_cicd_chart?${stringifiedParams}` : `/owasp_cicd_chart`
}

/**
 * @summary Open findings by OWASP CI/CD Top 10
 */
export const getOwaspCicdChart = async (params?: GetOwaspCicdChartParams, options?: Parameters<typeof http>[1]): Promise<NamedCountChart> => {

  return http<NamedCountChart>(getGetOwaspCicdChartUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetOwaspCicdChartQueryKey = (params?: GetOwaspCicdChartParams,) => {
    return [
    'owasp_cicd_chart', ...(params ? [params] : [])
    ] as const;
    }


export const getGetOwaspCicdChartQueryOptions = <TData = Awaited<ReturnType<typeof getOwaspCicdChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetOwaspCicdChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwaspCicdChart>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOwaspCicdChartQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwaspCicdChart>>> = ({ signal }) => getOwaspCicdChart(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwaspCicdChart>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOwaspCicdChartQueryResult = NonNullable<Awaited<ReturnType<typeof getOwaspCicdChart>>>
export type GetOwaspCicdChartQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetOwaspCicdChart<TData = Awaited<ReturnType<typeof getOwaspCicdChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetOwaspCicdChartParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwaspCicdChart>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwaspCicdChart>>,
          TError,
          Awaited<ReturnType<typeof getOwaspCicdChart>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwaspCicdChart<TData = Awaited<ReturnType<typeof getOwaspCicdChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetOwaspCicdChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwaspCicdChart>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwaspCicdChart>>,
          TError,
          Awaited<ReturnType<typeof getOwaspCicdChart>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwaspCicdChart<TData = Awaited<ReturnType<typeof getOwaspCicdChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetOwaspCicdChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwaspCicdChart>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Open findings by OWASP CI/CD Top 10
 */

export function useGetOwaspCicdChart<TData = Awaited<ReturnType<typeof getOwaspCicdChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetOwaspCicdChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwaspCicdChart>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOwaspCicdChartQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOwaspCicdChart} query
 */
export const invalidateGetOwaspCicdChart = async (
 queryClient: QueryClient, params?: GetOwaspCicdChartParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOwaspCicdChartQueryKey(params) }, options);

  return queryClient;
}




