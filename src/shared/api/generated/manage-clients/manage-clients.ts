/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  skipToken,
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ClientPartnerRequest,
  ClientSummaryDocument,
  ClientSummaryList,
  ClientTotalsDocument,
  FindingDocument,
  FindingList,
  FindingNotFoundResponse,
  ForbiddenResponse,
  ListManagedClientsParams,
  ListManagedFindingsParams,
  ListManagedRepositoriesParams,
  NotFoundResponse,
  PilotingRequest,
  RepositoryDocument,
  RepositoryList,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse
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

export const getGetManagedClientUrl = (id: string,) => {


  return `/manage-clients/${encodeURIComponent(String(id))}`
}

/**
 * @summary An organisation
 */
export const getManagedClient = async (id: string, options?: Parameters<typeof http>[1]): Promise<ClientSummaryDocument> => {

  return http<ClientSummaryDocument>(getGetManagedClientUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetManagedClientQueryKey = (id: string,) => {
    return [
    'manage-clients',id
    ] as const;
    }


export const getGetManagedClientQueryOptions = <TData = Awaited<ReturnType<typeof getManagedClient>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedClient>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetManagedClientQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getManagedClient>>> = ({ signal }) => getManagedClient(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getManagedClient>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetManagedClientQueryResult = NonNullable<Awaited<ReturnType<typeof getManagedClient>>>
export type GetManagedClientQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetManagedClient<TData = Awaited<ReturnType<typeof getManagedClient>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedClient>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedClient>>,
          TError,
          Awaited<ReturnType<typeof getManagedClient>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedClient<TData = Awaited<ReturnType<typeof getManagedClient>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedClient>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedClient>>,
          TError,
          Awaited<ReturnType<typeof getManagedClient>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedClient<TData = Awaited<ReturnType<typeof getManagedClient>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedClient>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An organisation
 */

export function useGetManagedClient<TData = Awaited<ReturnType<typeof getManagedClient>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedClient>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetManagedClientQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetManagedClient} query
 */
export const invalidateGetManagedClient = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetManagedClientQueryKey(id) }, options);

  return queryClient;
}




export const getListManagedFindingsUrl = (id: string,
    params?: ListManagedFindingsParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/manage-clients/findings/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/manage-clients/findings/${encodeURIComponent(String(id))}`
}

/**
 * @summary Findings of an organisation
 */
export const listManagedFindings = async (id: string,
    params?: ListManagedFindingsParams, options?: Parameters<typeof http>[1]): Promise<FindingList> => {

  return http<FindingList>(getListManagedFindingsUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListManagedFindingsQueryKey = (id: string,
    params?: ListManagedFindingsParams,) => {
    return [
    'manage-clients','findings',id, ...(params ? [params] : [])
    ] as const;
    }


export const getListManagedFindingsQueryOptions = <TData = Awaited<ReturnType<typeof listManagedFindings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string,
    params?: ListManagedFindingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedFindings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListManagedFindingsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listManagedFindings>>> = ({ signal }) => listManagedFindings(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listManagedFindings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListManagedFindingsQueryResult = NonNullable<Awaited<ReturnType<typeof listManagedFindings>>>
export type ListManagedFindingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useListManagedFindings<TData = Awaited<ReturnType<typeof listManagedFindings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params: undefined |  ListManagedFindingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedFindings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManagedFindings>>,
          TError,
          Awaited<ReturnType<typeof listManagedFindings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManagedFindings<TData = Awaited<ReturnType<typeof listManagedFindings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params?: ListManagedFindingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedFindings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManagedFindings>>,
          TError,
          Awaited<ReturnType<typeof listManagedFindings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManagedFindings<TData = Awaited<ReturnType<typeof listManagedFindings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params?: ListManagedFindingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedFindings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Findings of an organisation
 */

export function useListManagedFindings<TData = Awaited<ReturnType<typeof listManagedFindings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params?: ListManagedFindingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedFindings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListManagedFindingsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListManagedFindings} query
 */
export const invalidateListManagedFindings = async (
 queryClient: QueryClient, id: string,
    params?: ListManagedFindingsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListManagedFindingsQueryKey(id,params) }, options);

  return queryClient;
}




export const getGetManagedFindingUrl = (id: string,
    finding: string,) => {


  return `/manage-clients/findings/${encodeURIComponent(String(id))}/${encodeURIComponent(String(finding))}`
}

/**
 * @summary A finding of an organisation
 */
export const getManagedFinding = async (id: string,
    finding: string, options?: Parameters<typeof http>[1]): Promise<FindingDocument> => {

  return http<FindingDocument>(getGetManagedFindingUrl(id,finding),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetManagedFindingQueryKey = (id: string,
    finding: string,) => {
    return [
    'manage-clients','findings',id,finding
    ] as const;
    }


export const getGetManagedFindingQueryOptions = <TData = Awaited<ReturnType<typeof getManagedFinding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | TooManyRequestsResponse>>(id: string,
    finding: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedFinding>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetManagedFindingQueryKey(id,finding);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getManagedFinding>>> = ({ signal }) => getManagedFinding(id,finding, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined || finding === null || finding === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getManagedFinding>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetManagedFindingQueryResult = NonNullable<Awaited<ReturnType<typeof getManagedFinding>>>
export type GetManagedFindingQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | TooManyRequestsResponse>


export function useGetManagedFinding<TData = Awaited<ReturnType<typeof getManagedFinding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    finding: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedFinding>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedFinding>>,
          TError,
          Awaited<ReturnType<typeof getManagedFinding>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedFinding<TData = Awaited<ReturnType<typeof getManagedFinding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    finding: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedFinding>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedFinding>>,
          TError,
          Awaited<ReturnType<typeof getManagedFinding>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedFinding<TData = Awaited<ReturnType<typeof getManagedFinding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    finding: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedFinding>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A finding of an organisation
 */

export function useGetManagedFinding<TData = Awaited<ReturnType<typeof getManagedFinding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    finding: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedFinding>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetManagedFindingQueryOptions(id,finding,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetManagedFinding} query
 */
export const invalidateGetManagedFinding = async (
 queryClient: QueryClient, id: string,
    finding: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetManagedFindingQueryKey(id,finding) }, options);

  return queryClient;
}




export const getListManagedRepositoriesUrl = (id: string,
    params?: ListManagedRepositoriesParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/manage-clients/repositories/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/manage-clients/repositories/${encodeURIComponent(String(id))}`
}

/**
 * @summary Repositories of an organisation
 */
export const listManagedRepositories = async (id: string,
    params?: ListManagedRepositoriesParams, options?: Parameters<typeof http>[1]): Promise<RepositoryList> => {

  return http<RepositoryList>(getListManagedRepositoriesUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListManagedRepositoriesQueryKey = (id: string,
    params?: ListManagedRepositoriesParams,) => {
    return [
    'manage-clients','repositories',id, ...(params ? [params] : [])
    ] as const;
    }


export const getListManagedRepositoriesQueryOptions = <TData = Awaited<ReturnType<typeof listManagedRepositories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string,
    params?: ListManagedRepositoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedRepositories>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListManagedRepositoriesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listManagedRepositories>>> = ({ signal }) => listManagedRepositories(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listManagedRepositories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListManagedRepositoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listManagedRepositories>>>
export type ListManagedRepositoriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useListManagedRepositories<TData = Awaited<ReturnType<typeof listManagedRepositories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params: undefined |  ListManagedRepositoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedRepositories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManagedRepositories>>,
          TError,
          Awaited<ReturnType<typeof listManagedRepositories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManagedRepositories<TData = Awaited<ReturnType<typeof listManagedRepositories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params?: ListManagedRepositoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedRepositories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManagedRepositories>>,
          TError,
          Awaited<ReturnType<typeof listManagedRepositories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManagedRepositories<TData = Awaited<ReturnType<typeof listManagedRepositories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params?: ListManagedRepositoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedRepositories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Repositories of an organisation
 */

export function useListManagedRepositories<TData = Awaited<ReturnType<typeof listManagedRepositories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params?: ListManagedRepositoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedRepositories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListManagedRepositoriesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListManagedRepositories} query
 */
export const invalidateListManagedRepositories = async (
 queryClient: QueryClient, id: string,
    params?: ListManagedRepositoriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListManagedRepositoriesQueryKey(id,params) }, options);

  return queryClient;
}




export const getGetManagedRepositoryUrl = (id: string,
    repo: string,) => {


  return `/manage-clients/repositories/${encodeURIComponent(String(id))}/${encodeURIComponent(String(repo))}`
}

/**
 * @summary A repository of an organisation
 */
export const getManagedRepository = async (id: string,
    repo: string, options?: Parameters<typeof http>[1]): Promise<RepositoryDocument> => {

  return http<RepositoryDocument>(getGetManagedRepositoryUrl(id,repo),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetManagedRepositoryQueryKey = (id: string,
    repo: string,) => {
    return [
    'manage-clients','repositories',id,repo
    ] as const;
    }


export const getGetManagedRepositoryQueryOptions = <TData = Awaited<ReturnType<typeof getManagedRepository>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string,
    repo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedRepository>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetManagedRepositoryQueryKey(id,repo);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getManagedRepository>>> = ({ signal }) => getManagedRepository(id,repo, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined || repo === null || repo === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getManagedRepository>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetManagedRepositoryQueryResult = NonNullable<Awaited<ReturnType<typeof getManagedRepository>>>
export type GetManagedRepositoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetManagedRepository<TData = Awaited<ReturnType<typeof getManagedRepository>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    repo: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedRepository>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedRepository>>,
          TError,
          Awaited<ReturnType<typeof getManagedRepository>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedRepository<TData = Awaited<ReturnType<typeof getManagedRepository>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    repo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedRepository>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedRepository>>,
          TError,
          Awaited<ReturnType<typeof getManagedRepository>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedRepository<TData = Awaited<ReturnType<typeof getManagedRepository>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    repo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedRepository>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A repository of an organisation
 */

export function useGetManagedRepository<TData = Awaited<ReturnType<typeof getManagedRepository>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    repo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedRepository>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetManagedRepositoryQueryOptions(id,repo,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetManagedRepository} query
 */
export const invalidateGetManagedRepository = async (
 queryClient: QueryClient, id: string,
    repo: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetManagedRepositoryQueryKey(id,repo) }, options);

  return queryClient;
}




export const getListManagedClientsUrl = (params?: ListManagedClientsParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/api/manage-clients?${stringifiedParams}` : `/api/manage-clients`
}

/**
 * By health, the worst first, then by their open findings.
 * @summary Organisations
 */
export const listManagedClients = async (params?: ListManagedClientsParams, options?: Parameters<typeof http>[1]): Promise<ClientSummaryList> => {

  return http<ClientSummaryList>(getListManagedClientsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListManagedClientsQueryKey = (params?: ListManagedClientsParams,) => {
    return [
    'api','manage-clients', ...(params ? [params] : [])
    ] as const;
    }


export const getListManagedClientsQueryOptions = <TData = Awaited<ReturnType<typeof listManagedClients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: ListManagedClientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedClients>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListManagedClientsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listManagedClients>>> = ({ signal }) => listManagedClients(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listManagedClients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListManagedClientsQueryResult = NonNullable<Awaited<ReturnType<typeof listManagedClients>>>
export type ListManagedClientsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListManagedClients<TData = Awaited<ReturnType<typeof listManagedClients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  ListManagedClientsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedClients>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManagedClients>>,
          TError,
          Awaited<ReturnType<typeof listManagedClients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManagedClients<TData = Awaited<ReturnType<typeof listManagedClients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListManagedClientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedClients>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManagedClients>>,
          TError,
          Awaited<ReturnType<typeof listManagedClients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManagedClients<TData = Awaited<ReturnType<typeof listManagedClients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListManagedClientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedClients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Organisations
 */

export function useListManagedClients<TData = Awaited<ReturnType<typeof listManagedClients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListManagedClientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManagedClients>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListManagedClientsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListManagedClients} query
 */
export const invalidateListManagedClients = async (
 queryClient: QueryClient, params?: ListManagedClientsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListManagedClientsQueryKey(params) }, options);

  return queryClient;
}




export const getGetManagedClientTotalsUrl = () => {


  return `/api/manage-clients/totals`
}

/**
 * @summary All organisations in figures
 */
export const getManagedClientTotals = async ( options?: Parameters<typeof http>[1]): Promise<ClientTotalsDocument> => {

  return http<ClientTotalsDocument>(getGetManagedClientTotalsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetManagedClientTotalsQueryKey = () => {
    return [
    'api','manage-clients','totals'
    ] as const;
    }


export const getGetManagedClientTotalsQueryOptions = <TData = Awaited<ReturnType<typeof getManagedClientTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedClientTotals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetManagedClientTotalsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getManagedClientTotals>>> = ({ signal }) => getManagedClientTotals({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getManagedClientTotals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetManagedClientTotalsQueryResult = NonNullable<Awaited<ReturnType<typeof getManagedClientTotals>>>
export type GetManagedClientTotalsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetManagedClientTotals<TData = Awaited<ReturnType<typeof getManagedClientTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedClientTotals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedClientTotals>>,
          TError,
          Awaited<ReturnType<typeof getManagedClientTotals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedClientTotals<TData = Awaited<ReturnType<typeof getManagedClientTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedClientTotals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedClientTotals>>,
          TError,
          Awaited<ReturnType<typeof getManagedClientTotals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedClientTotals<TData = Awaited<ReturnType<typeof getManagedClientTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedClientTotals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All organisations in figures
 */

export function useGetManagedClientTotals<TData = Awaited<ReturnType<typeof getManagedClientTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedClientTotals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetManagedClientTotalsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetManagedClientTotals} query
 */
export const invalidateGetManagedClientTotals = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetManagedClientTotalsQueryKey() }, options);

  return queryClient;
}




export const getSetClientPilotingUrl = () => {


  return `/api/manage-clients/piloting`
}

/**
 * @summary Say whether an organisation pilots
 */
export const setClientPiloting = async (pilotingRequest: PilotingRequest, options?: Parameters<typeof http>[1]): Promise<ClientSummaryDocument> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<ClientSummaryDocument>(getSetClientPilotingUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(pilotingRequest)
  }
);}





export const getSetClientPilotingMutationKey = () => ['setClientPiloting'] as const;

export const getSetClientPilotingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setClientPiloting>>, TError,SetClientPilotingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setClientPiloting>>, TError,SetClientPilotingMutationVariables, TContext> => {

const mutationKey = getSetClientPilotingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setClientPiloting>>, SetClientPilotingMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setClientPiloting(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetClientPilotingMutationResult = NonNullable<Awaited<ReturnType<typeof setClientPiloting>>>
    export type SetClientPilotingMutationBody = PilotingRequest
    export type SetClientPilotingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type SetClientPilotingMutationVariables = {data: PilotingRequest}

    /**
 * @summary Say whether an organisation pilots
 */
export const useSetClientPiloting = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setClientPiloting>>, TError,SetClientPilotingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setClientPiloting>>,
        TError,
        SetClientPilotingMutationVariables,
        TContext
      > => {
      return useMutation(getSetClientPilotingMutationOptions(options), queryClient);
    }
    export const getSetClientPartnerUrl = () => {


  return `/api/manage-clients/partner`
}

/**
 * Only an active partner, to whose address an account belongs. It is kept with the partner, not with the person.
 * @summary Say which partner brought an organisation
 */
export const setClientPartner = async (clientPartnerRequest: ClientPartnerRequest, options?: Parameters<typeof http>[1]): Promise<ClientSummaryDocument> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<ClientSummaryDocument>(getSetClientPartnerUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clientPartnerRequest)
  }
);}





export const getSetClientPartnerMutationKey = () => ['setClientPartner'] as const;

export const getSetClientPartnerMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setClientPartner>>, TError,SetClientPartnerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setClientPartner>>, TError,SetClientPartnerMutationVariables, TContext> => {

const mutationKey = getSetClientPartnerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setClientPartner>>, SetClientPartnerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setClientPartner(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetClientPartnerMutationResult = NonNullable<Awaited<ReturnType<typeof setClientPartner>>>
    export type SetClientPartnerMutationBody = ClientPartnerRequest
    export type SetClientPartnerMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type SetClientPartnerMutationVariables = {data: ClientPartnerRequest}

    /**
 * @summary Say which partner brought an organisation
 */
export const useSetClientPartner = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setClientPartner>>, TError,SetClientPartnerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setClientPartner>>,
        TError,
        SetClientPartnerMutationVariables,
        TContext
      > => {
      return useMutation(getSetClientPartnerMutationOptions(options), queryClient);
    }
