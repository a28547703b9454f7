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
  BillList,
  ComponentDiff,
  ComponentDocument,
  ComponentList,
  DependencyGraph,
  DiffSbomsParams,
  ExportSbomParams,
  ForbiddenResponse,
  GetDependencyGraphParams,
  ListComponentsParams,
  ListSbomFindingsParams,
  NotFoundResponse,
  SbomFindingDocument,
  SbomFindingList,
  TooManyRequestsResponse,
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

export const getListSbomFindingsUrl = (params?: ListSbomFindingsParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/sbom-findings?${stringifiedParams}` : `/sbom-findings`
}

/**
 * @summary Vulnerabilities of components
 */
export const listSbomFindings = async (params?: ListSbomFindingsParams, options?: Parameters<typeof http>[1]): Promise<SbomFindingList> => {

  return http<SbomFindingList>(getListSbomFindingsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSbomFindingsQueryKey = (params?: ListSbomFindingsParams,) => {
    return [
    'sbom-findings', ...(params ? [params] : [])
    ] as const;
    }


export const getListSbomFindingsQueryOptions = <TData = Awaited<ReturnType<typeof listSbomFindings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: ListSbomFindingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSbomFindings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSbomFindingsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSbomFindings>>> = ({ signal }) => listSbomFindings(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSbomFindings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSbomFindingsQueryResult = NonNullable<Awaited<ReturnType<typeof listSbomFindings>>>
export type ListSbomFindingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListSbomFindings<TData = Awaited<ReturnType<typeof listSbomFindings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  ListSbomFindingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSbomFindings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSbomFindings>>,
          TError,
          Awaited<ReturnType<typeof listSbomFindings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSbomFindings<TData = Awaited<ReturnType<typeof listSbomFindings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListSbomFindingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSbomFindings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSbomFindings>>,
          TError,
          Awaited<ReturnType<typeof listSbomFindings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSbomFindings<TData = Awaited<ReturnType<typeof listSbomFindings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListSbomFindingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSbomFindings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Vulnerabilities of components
 */

export function useListSbomFindings<TData = Awaited<ReturnType<typeof listSbomFindings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListSbomFindingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSbomFindings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSbomFindingsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSbomFindings} query
 */
export const invalidateListSbomFindings = async (
 queryClient: QueryClient, params?: ListSbomFindingsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSbomFindingsQueryKey(params) }, options);

  return queryClient;
}




export const getGetSbomFindingUrl = (id: string,) => {


  return `/sbom-findings/${encodeURIComponent(String(id))}`
}

/**
 * @summary A vulnerability of a component
 */
export const getSbomFinding = async (id: string, options?: Parameters<typeof http>[1]): Promise<SbomFindingDocument> => {

  return http<SbomFindingDocument>(getGetSbomFindingUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSbomFindingQueryKey = (id: string,) => {
    return [
    'sbom-findings',id
    ] as const;
    }


export const getGetSbomFindingQueryOptions = <TData = Awaited<ReturnType<typeof getSbomFinding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSbomFinding>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSbomFindingQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSbomFinding>>> = ({ signal }) => getSbomFinding(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSbomFinding>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSbomFindingQueryResult = NonNullable<Awaited<ReturnType<typeof getSbomFinding>>>
export type GetSbomFindingQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetSbomFinding<TData = Awaited<ReturnType<typeof getSbomFinding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSbomFinding>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSbomFinding>>,
          TError,
          Awaited<ReturnType<typeof getSbomFinding>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSbomFinding<TData = Awaited<ReturnType<typeof getSbomFinding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSbomFinding>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSbomFinding>>,
          TError,
          Awaited<ReturnType<typeof getSbomFinding>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSbomFinding<TData = Awaited<ReturnType<typeof getSbomFinding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSbomFinding>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A vulnerability of a component
 */

export function useGetSbomFinding<TData = Awaited<ReturnType<typeof getSbomFinding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSbomFinding>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSbomFindingQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSbomFinding} query
 */
export const invalidateGetSbomFinding = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSbomFindingQueryKey(id) }, options);

  return queryClient;
}




export const getListComponentsUrl = (params?: ListComponentsParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/components?${stringifiedParams}` : `/components`
}

/**
 * @summary Components
 */
export const listComponents = async (params?: ListComponentsParams, options?: Parameters<typeof http>[1]): Promise<ComponentList> => {

  return http<ComponentList>(getListComponentsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListComponentsQueryKey = (params?: ListComponentsParams,) => {
    return [
    'components', ...(params ? [params] : [])
    ] as const;
    }


export const getListComponentsQueryOptions = <TData = Awaited<ReturnType<typeof listComponents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: ListComponentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComponents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListComponentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComponents>>> = ({ signal }) => listComponents(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listComponents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListComponentsQueryResult = NonNullable<Awaited<ReturnType<typeof listComponents>>>
export type ListComponentsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListComponents<TData = Awaited<ReturnType<typeof listComponents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  ListComponentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComponents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComponents>>,
          TError,
          Awaited<ReturnType<typeof listComponents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComponents<TData = Awaited<ReturnType<typeof listComponents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListComponentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComponents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComponents>>,
          TError,
          Awaited<ReturnType<typeof listComponents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComponents<TData = Awaited<ReturnType<typeof listComponents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListComponentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComponents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Components
 */

export function useListComponents<TData = Awaited<ReturnType<typeof listComponents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListComponentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComponents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListComponentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListComponents} query
 */
export const invalidateListComponents = async (
 queryClient: QueryClient, params?: ListComponentsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListComponentsQueryKey(params) }, options);

  return queryClient;
}




export const getGetComponentUrl = (id: string,) => {


  return `/components/${encodeURIComponent(String(id))}`
}

/**
 * @summary A component, its findings and the way to it
 */
export const getComponent = async (id: string, options?: Parameters<typeof http>[1]): Promise<ComponentDocument> => {

  return http<ComponentDocument>(getGetComponentUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetComponentQueryKey = (id: string,) => {
    return [
    'components',id
    ] as const;
    }


export const getGetComponentQueryOptions = <TData = Awaited<ReturnType<typeof getComponent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComponent>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetComponentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getComponent>>> = ({ signal }) => getComponent(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getComponent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetComponentQueryResult = NonNullable<Awaited<ReturnType<typeof getComponent>>>
export type GetComponentQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetComponent<TData = Awaited<ReturnType<typeof getComponent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComponent>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getComponent>>,
          TError,
          Awaited<ReturnType<typeof getComponent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetComponent<TData = Awaited<ReturnType<typeof getComponent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComponent>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getComponent>>,
          TError,
          Awaited<ReturnType<typeof getComponent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetComponent<TData = Awaited<ReturnType<typeof getComponent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComponent>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A component, its findings and the way to it
 */

export function useGetComponent<TData = Awaited<ReturnType<typeof getComponent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComponent>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetComponentQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetComponent} query
 */
export const invalidateGetComponent = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetComponentQueryKey(id) }, options);

  return queryClient;
}




export const getGetDependencyGraphUrl = (id: string,
    params?: GetDependencyGraphParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/repositories/${encodeURIComponent(String(id))}/dependencies?${stringifiedParams}` : `/repositories/${encodeURIComponent(String(id))}/dependencies`
}

/**
 * @summary Components of a repository and who asks for whom
 */
export const getDependencyGraph = async (id: string,
    params?: GetDependencyGraphParams, options?: Parameters<typeof http>[1]): Promise<DependencyGraph> => {

  return http<DependencyGraph>(getGetDependencyGraphUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetDependencyGraphQueryKey = (id: string,
    params?: GetDependencyGraphParams,) => {
    return [
    'repositories',id,'dependencies', ...(params ? [params] : [])
    ] as const;
    }


export const getGetDependencyGraphQueryOptions = <TData = Awaited<ReturnType<typeof getDependencyGraph>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string,
    params?: GetDependencyGraphParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDependencyGraph>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDependencyGraphQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDependencyGraph>>> = ({ signal }) => getDependencyGraph(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDependencyGraph>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDependencyGraphQueryResult = NonNullable<Awaited<ReturnType<typeof getDependencyGraph>>>
export type GetDependencyGraphQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDependencyGraph<TData = Awaited<ReturnType<typeof getDependencyGraph>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params: undefined |  GetDependencyGraphParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDependencyGraph>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDependencyGraph>>,
          TError,
          Awaited<ReturnType<typeof getDependencyGraph>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDependencyGraph<TData = Awaited<ReturnType<typeof getDependencyGraph>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params?: GetDependencyGraphParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDependencyGraph>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDependencyGraph>>,
          TError,
          Awaited<ReturnType<typeof getDependencyGraph>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDependencyGraph<TData = Awaited<ReturnType<typeof getDependencyGraph>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params?: GetDependencyGraphParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDependencyGraph>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Components of a repository and who asks for whom
 */

export function useGetDependencyGraph<TData = Awaited<ReturnType<typeof getDependencyGraph>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params?: GetDependencyGraphParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDependencyGraph>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDependencyGraphQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetDependencyGraph} query
 */
export const invalidateGetDependencyGraph = async (
 queryClient: QueryClient, id: string,
    params?: GetDependencyGraphParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetDependencyGraphQueryKey(id,params) }, options);

  return queryClient;
}




export const getDiffSbomsUrl = (id: string,
    params: DiffSbomsParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/repositories/${encodeURIComponent(String(id))}/sbom-diff?${stringifiedParams}` : `/repositories/${encodeURIComponent(String(id))}/sbom-diff`
}

/**
 * @summary Differences between two bills of materials and their effect
 */
export const diffSboms = async (id: string,
    params: DiffSbomsParams, options?: Parameters<typeof http>[1]): Promise<ComponentDiff> => {

  return http<ComponentDiff>(getDiffSbomsUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getDiffSbomsQueryKey = (id: string,
    params?: DiffSbomsParams,) => {
    return [
    'repositories',id,'sbom-diff', ...(params ? [params] : [])
    ] as const;
    }


export const getDiffSbomsQueryOptions = <TData = Awaited<ReturnType<typeof diffSboms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string,
    params: DiffSbomsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof diffSboms>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDiffSbomsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof diffSboms>>> = ({ signal }) => diffSboms(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof diffSboms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DiffSbomsQueryResult = NonNullable<Awaited<ReturnType<typeof diffSboms>>>
export type DiffSbomsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useDiffSboms<TData = Awaited<ReturnType<typeof diffSboms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params: DiffSbomsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof diffSboms>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof diffSboms>>,
          TError,
          Awaited<ReturnType<typeof diffSboms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDiffSboms<TData = Awaited<ReturnType<typeof diffSboms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params: DiffSbomsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof diffSboms>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof diffSboms>>,
          TError,
          Awaited<ReturnType<typeof diffSboms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDiffSboms<TData = Awaited<ReturnType<typeof diffSboms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params: DiffSbomsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof diffSboms>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Differences between two bills of materials and their effect
 */

export function useDiffSboms<TData = Awaited<ReturnType<typeof diffSboms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params: DiffSbomsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof diffSboms>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDiffSbomsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useDiffSboms} query
 */
export const invalidateDiffSboms = async (
 queryClient: QueryClient, id: string,
    params: DiffSbomsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getDiffSbomsQueryKey(id,params) }, options);

  return queryClient;
}




export const getExportSbomUrl = (id: string,
    params?: ExportSbomParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/repositories/${encodeURIComponent(String(id))}/sbom?${stringifiedParams}` : `/repositories/${encodeURIComponent(String(id))}/sbom`
}

/**
 * @summary The bill of materials as CycloneDX with VEX
 */
export const exportSbom = async (id: string,
    params?: ExportSbomParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getExportSbomUrl(id,params),
  {
    ...options,
    method: 'POST'


  }
);}





export const getExportSbomMutationKey = () => ['exportSbom'] as const;

export const getExportSbomMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportSbom>>, TError,ExportSbomMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof exportSbom>>, TError,ExportSbomMutationVariables, TContext> => {

const mutationKey = getExportSbomMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportSbom>>, ExportSbomMutationVariables> = (props) => {
          const {id,params} = props ?? {};

          return  exportSbom(id,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExportSbomMutationResult = NonNullable<Awaited<ReturnType<typeof exportSbom>>>

    export type ExportSbomMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>
    export type ExportSbomMutationVariables = {id: string;params?: ExportSbomParams}

    /**
 * @summary The bill of materials as CycloneDX with VEX
 */
export const useExportSbom = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportSbom>>, TError,ExportSbomMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportSbom>>,
        TError,
        ExportSbomMutationVariables,
        TContext
      > => {
      return useMutation(getExportSbomMutationOptions(options), queryClient);
    }
    export const getListSbomsUrl = (id: string,) => {


  return `/repositories/${encodeURIComponent(String(id))}/sboms`
}

/**
 * @summary The bills of materials that a repository is made of
 */
export const listSboms = async (id: string, options?: Parameters<typeof http>[1]): Promise<BillList> => {

  return http<BillList>(getListSbomsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSbomsQueryKey = (id: string,) => {
    return [
    'repositories',id,'sboms'
    ] as const;
    }


export const getListSbomsQueryOptions = <TData = Awaited<ReturnType<typeof listSboms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSboms>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSbomsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSboms>>> = ({ signal }) => listSboms(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSboms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSbomsQueryResult = NonNullable<Awaited<ReturnType<typeof listSboms>>>
export type ListSbomsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useListSboms<TData = Awaited<ReturnType<typeof listSboms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSboms>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSboms>>,
          TError,
          Awaited<ReturnType<typeof listSboms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSboms<TData = Awaited<ReturnType<typeof listSboms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSboms>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSboms>>,
          TError,
          Awaited<ReturnType<typeof listSboms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSboms<TData = Awaited<ReturnType<typeof listSboms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSboms>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The bills of materials that a repository is made of
 */

export function useListSboms<TData = Awaited<ReturnType<typeof listSboms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSboms>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSbomsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSboms} query
 */
export const invalidateListSboms = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSbomsQueryKey(id) }, options);

  return queryClient;
}




export const getPutAwaySbomUrl = (id: string,
    scan: string,) => {


  return `/repositories/${encodeURIComponent(String(id))}/sboms/${encodeURIComponent(String(scan))}`
}

/**
 * Its components count no longer, and no earlier bill of the same subject takes its place. The next report on it brings it back.
 * @summary Put away the bill of what is no longer built
 */
export const putAwaySbom = async (id: string,
    scan: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getPutAwaySbomUrl(id,scan),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getPutAwaySbomMutationKey = () => ['putAwaySbom'] as const;

export const getPutAwaySbomMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putAwaySbom>>, TError,PutAwaySbomMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof putAwaySbom>>, TError,PutAwaySbomMutationVariables, TContext> => {

const mutationKey = getPutAwaySbomMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof putAwaySbom>>, PutAwaySbomMutationVariables> = (props) => {
          const {id,scan} = props ?? {};

          return  putAwaySbom(id,scan,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PutAwaySbomMutationResult = NonNullable<Awaited<ReturnType<typeof putAwaySbom>>>

    export type PutAwaySbomMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>
    export type PutAwaySbomMutationVariables = {id: string;scan: string}

    /**
 * @summary Put away the bill of what is no longer built
 */
export const usePutAwaySbom = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putAwaySbom>>, TError,PutAwaySbomMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof putAwaySbom>>,
        TError,
        PutAwaySbomMutationVariables,
        TContext
      > => {
      return useMutation(getPutAwaySbomMutationOptions(options), queryClient);
    }
