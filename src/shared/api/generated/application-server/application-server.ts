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
  BadGatewayResponse,
  BadRequestResponse,
  BitbucketTokenExpiredResponse,
  ConnectionResult,
  ConnectorRequest,
  ConnectorState,
  DeleteConnectorRequest,
  ForbiddenResponse,
  GitInstallation,
  HostBranchList,
  HostConnector,
  HostRepositoryList,
  ListHostBranchesParams,
  ListHostRepositoriesParams,
  NotFoundResponse,
  OAuthError,
  OAuthTokenRequest,
  OAuthTokenResult,
  SaveInstallationIdRequest,
  TestConnectionRequest,
  TooLargeResponse,
  TooManyRequestsResponse,
  ToolConnectorRequest,
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

export const getSaveConnectorUrl = () => {


  return `/api/connector`
}

/**
 * @summary Save credentials of a cloud
 */
export const saveConnector = async (connectorRequest: ConnectorRequest, options?: Parameters<typeof http>[1]): Promise<ConnectorState> => {

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
return http<ConnectorState>(getSaveConnectorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(connectorRequest)
  }
);}





export const getSaveConnectorMutationKey = () => ['saveConnector'] as const;

export const getSaveConnectorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveConnector>>, TError,SaveConnectorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveConnector>>, TError,SaveConnectorMutationVariables, TContext> => {

const mutationKey = getSaveConnectorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveConnector>>, SaveConnectorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveConnector(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveConnectorMutationResult = NonNullable<Awaited<ReturnType<typeof saveConnector>>>
    export type SaveConnectorMutationBody = ConnectorRequest
    export type SaveConnectorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type SaveConnectorMutationVariables = {data: ConnectorRequest}

    /**
 * @summary Save credentials of a cloud
 */
export const useSaveConnector = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveConnector>>, TError,SaveConnectorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveConnector>>,
        TError,
        SaveConnectorMutationVariables,
        TContext
      > => {
      return useMutation(getSaveConnectorMutationOptions(options), queryClient);
    }
    export const getDeleteConnectorUrl = () => {


  return `/api/connector`
}

/**
 * @summary Forget credentials
 */
export const deleteConnector = async (deleteConnectorRequest: DeleteConnectorRequest, options?: Parameters<typeof http>[1]): Promise<void> => {

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
return http<void>(getDeleteConnectorUrl(),
  {
    ...options,
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deleteConnectorRequest)
  }
);}





export const getDeleteConnectorMutationKey = () => ['deleteConnector'] as const;

export const getDeleteConnectorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteConnector>>, TError,DeleteConnectorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteConnector>>, TError,DeleteConnectorMutationVariables, TContext> => {

const mutationKey = getDeleteConnectorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteConnector>>, DeleteConnectorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteConnector(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteConnectorMutationResult = NonNullable<Awaited<ReturnType<typeof deleteConnector>>>
    export type DeleteConnectorMutationBody = DeleteConnectorRequest
    export type DeleteConnectorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type DeleteConnectorMutationVariables = {data: DeleteConnectorRequest}

    /**
 * @summary Forget credentials
 */
export const useDeleteConnector = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteConnector>>, TError,DeleteConnectorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteConnector>>,
        TError,
        DeleteConnectorMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteConnectorMutationOptions(options), queryClient);
    }
    export const getSaveToolConnectorUrl = () => {


  return `/api/connector/tool`
}

/**
 * @summary Save credentials of a scanner
 */
export const saveToolConnector = async (toolConnectorRequest: ToolConnectorRequest, options?: Parameters<typeof http>[1]): Promise<ConnectorState> => {

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
return http<ConnectorState>(getSaveToolConnectorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(toolConnectorRequest)
  }
);}





export const getSaveToolConnectorMutationKey = () => ['saveToolConnector'] as const;

export const getSaveToolConnectorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveToolConnector>>, TError,SaveToolConnectorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveToolConnector>>, TError,SaveToolConnectorMutationVariables, TContext> => {

const mutationKey = getSaveToolConnectorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveToolConnector>>, SaveToolConnectorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveToolConnector(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveToolConnectorMutationResult = NonNullable<Awaited<ReturnType<typeof saveToolConnector>>>
    export type SaveToolConnectorMutationBody = ToolConnectorRequest
    export type SaveToolConnectorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type SaveToolConnectorMutationVariables = {data: ToolConnectorRequest}

    /**
 * @summary Save credentials of a scanner
 */
export const useSaveToolConnector = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveToolConnector>>, TError,SaveToolConnectorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveToolConnector>>,
        TError,
        SaveToolConnectorMutationVariables,
        TContext
      > => {
      return useMutation(getSaveToolConnectorMutationOptions(options), queryClient);
    }
    export const getExchangeOAuthTokenUrl = () => {


  return `/api/oauth/token`
}

/**
 * @summary Exchange a source host's code
 */
export const exchangeOAuthToken = async (oAuthTokenRequest: OAuthTokenRequest, options?: Parameters<typeof http>[1]): Promise<OAuthTokenResult> => {

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
return http<OAuthTokenResult>(getExchangeOAuthTokenUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(oAuthTokenRequest)
  }
);}





export const getExchangeOAuthTokenMutationKey = () => ['exchangeOAuthToken'] as const;

export const getExchangeOAuthTokenMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | OAuthError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exchangeOAuthToken>>, TError,ExchangeOAuthTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof exchangeOAuthToken>>, TError,ExchangeOAuthTokenMutationVariables, TContext> => {

const mutationKey = getExchangeOAuthTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exchangeOAuthToken>>, ExchangeOAuthTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  exchangeOAuthToken(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExchangeOAuthTokenMutationResult = NonNullable<Awaited<ReturnType<typeof exchangeOAuthToken>>>
    export type ExchangeOAuthTokenMutationBody = OAuthTokenRequest
    export type ExchangeOAuthTokenMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | OAuthError>
    export type ExchangeOAuthTokenMutationVariables = {data: OAuthTokenRequest}

    /**
 * @summary Exchange a source host's code
 */
export const useExchangeOAuthToken = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | OAuthError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exchangeOAuthToken>>, TError,ExchangeOAuthTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exchangeOAuthToken>>,
        TError,
        ExchangeOAuthTokenMutationVariables,
        TContext
      > => {
      return useMutation(getExchangeOAuthTokenMutationOptions(options), queryClient);
    }
    export const getListHostRepositoriesUrl = (host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params?: ListHostRepositoriesParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/api/oauth/${encodeURIComponent(String(host))}/repos?${stringifiedParams}` : `/api/oauth/${encodeURIComponent(String(host))}/repos`
}

/**
 * @summary Repositories at a source host
 */
export const listHostRepositories = async (host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params?: ListHostRepositoriesParams, options?: Parameters<typeof http>[1]): Promise<HostRepositoryList> => {

  return http<HostRepositoryList>(getListHostRepositoriesUrl(host,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListHostRepositoriesQueryKey = (host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params?: ListHostRepositoriesParams,) => {
    return [
    'api','oauth',host,'repos', ...(params ? [params] : [])
    ] as const;
    }


export const getListHostRepositoriesQueryOptions = <TData = Awaited<ReturnType<typeof listHostRepositories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>>(host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params?: ListHostRepositoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostRepositories>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHostRepositoriesQueryKey(host,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHostRepositories>>> = ({ signal }) => listHostRepositories(host,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: host === null || host === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHostRepositories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHostRepositoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listHostRepositories>>>
export type ListHostRepositoriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>


export function useListHostRepositories<TData = Awaited<ReturnType<typeof listHostRepositories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params: undefined |  ListHostRepositoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostRepositories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHostRepositories>>,
          TError,
          Awaited<ReturnType<typeof listHostRepositories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHostRepositories<TData = Awaited<ReturnType<typeof listHostRepositories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params?: ListHostRepositoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostRepositories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHostRepositories>>,
          TError,
          Awaited<ReturnType<typeof listHostRepositories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHostRepositories<TData = Awaited<ReturnType<typeof listHostRepositories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params?: ListHostRepositoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostRepositories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Repositories at a source host
 */

export function useListHostRepositories<TData = Awaited<ReturnType<typeof listHostRepositories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params?: ListHostRepositoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostRepositories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHostRepositoriesQueryOptions(host,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListHostRepositories} query
 */
export const invalidateListHostRepositories = async (
 queryClient: QueryClient, host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params?: ListHostRepositoriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListHostRepositoriesQueryKey(host,params) }, options);

  return queryClient;
}




export const getListHostBranchesUrl = (host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params: ListHostBranchesParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/api/oauth/${encodeURIComponent(String(host))}/branches?${stringifiedParams}` : `/api/oauth/${encodeURIComponent(String(host))}/branches`
}

/**
 * @summary Branches of a repository at a source host
 */
export const listHostBranches = async (host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params: ListHostBranchesParams, options?: Parameters<typeof http>[1]): Promise<HostBranchList> => {

  return http<HostBranchList>(getListHostBranchesUrl(host,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListHostBranchesQueryKey = (host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params?: ListHostBranchesParams,) => {
    return [
    'api','oauth',host,'branches', ...(params ? [params] : [])
    ] as const;
    }


export const getListHostBranchesQueryOptions = <TData = Awaited<ReturnType<typeof listHostBranches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>>(host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params: ListHostBranchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostBranches>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHostBranchesQueryKey(host,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHostBranches>>> = ({ signal }) => listHostBranches(host,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: host === null || host === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHostBranches>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHostBranchesQueryResult = NonNullable<Awaited<ReturnType<typeof listHostBranches>>>
export type ListHostBranchesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>


export function useListHostBranches<TData = Awaited<ReturnType<typeof listHostBranches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params: ListHostBranchesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostBranches>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHostBranches>>,
          TError,
          Awaited<ReturnType<typeof listHostBranches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHostBranches<TData = Awaited<ReturnType<typeof listHostBranches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params: ListHostBranchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostBranches>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHostBranches>>,
          TError,
          Awaited<ReturnType<typeof listHostBranches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHostBranches<TData = Awaited<ReturnType<typeof listHostBranches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params: ListHostBranchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostBranches>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Branches of a repository at a source host
 */

export function useListHostBranches<TData = Awaited<ReturnType<typeof listHostBranches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params: ListHostBranchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHostBranches>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHostBranchesQueryOptions(host,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListHostBranches} query
 */
export const invalidateListHostBranches = async (
 queryClient: QueryClient, host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',
    params: ListHostBranchesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListHostBranchesQueryKey(host,params) }, options);

  return queryClient;
}




export const getGetHostConnectorUrl = (host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',) => {


  return `/api/oauth/${encodeURIComponent(String(host))}/connector`
}

/**
 * @summary The connection to a source host
 */
export const getHostConnector = async (host: 'github' | 'gitlab' | 'bitbucket' | 'gitea', options?: Parameters<typeof http>[1]): Promise<HostConnector> => {

  return http<HostConnector>(getGetHostConnectorUrl(host),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHostConnectorQueryKey = (host: 'github' | 'gitlab' | 'bitbucket' | 'gitea',) => {
    return [
    'api','oauth',host,'connector'
    ] as const;
    }


export const getGetHostConnectorQueryOptions = <TData = Awaited<ReturnType<typeof getHostConnector>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>>(host: 'github' | 'gitlab' | 'bitbucket' | 'gitea', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostConnector>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHostConnectorQueryKey(host);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHostConnector>>> = ({ signal }) => getHostConnector(host, { signal, ...requestOptions });





   return  { queryKey, queryFn: host === null || host === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHostConnector>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHostConnectorQueryResult = NonNullable<Awaited<ReturnType<typeof getHostConnector>>>
export type GetHostConnectorQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>


export function useGetHostConnector<TData = Awaited<ReturnType<typeof getHostConnector>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 host: 'github' | 'gitlab' | 'bitbucket' | 'gitea', options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostConnector>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHostConnector>>,
          TError,
          Awaited<ReturnType<typeof getHostConnector>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHostConnector<TData = Awaited<ReturnType<typeof getHostConnector>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 host: 'github' | 'gitlab' | 'bitbucket' | 'gitea', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostConnector>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHostConnector>>,
          TError,
          Awaited<ReturnType<typeof getHostConnector>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHostConnector<TData = Awaited<ReturnType<typeof getHostConnector>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 host: 'github' | 'gitlab' | 'bitbucket' | 'gitea', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostConnector>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The connection to a source host
 */

export function useGetHostConnector<TData = Awaited<ReturnType<typeof getHostConnector>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 host: 'github' | 'gitlab' | 'bitbucket' | 'gitea', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHostConnector>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHostConnectorQueryOptions(host,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetHostConnector} query
 */
export const invalidateGetHostConnector = async (
 queryClient: QueryClient, host: 'github' | 'gitlab' | 'bitbucket' | 'gitea', options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetHostConnectorQueryKey(host) }, options);

  return queryClient;
}




export const getSaveGithubInstallationUrl = () => {


  return `/api/oauth/github/save-id`
}

/**
 * @summary Save the installation that GitHub named
 */
export const saveGithubInstallation = async (saveInstallationIdRequest: SaveInstallationIdRequest, options?: Parameters<typeof http>[1]): Promise<GitInstallation> => {

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
return http<GitInstallation>(getSaveGithubInstallationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveInstallationIdRequest)
  }
);}





export const getSaveGithubInstallationMutationKey = () => ['saveGithubInstallation'] as const;

export const getSaveGithubInstallationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveGithubInstallation>>, TError,SaveGithubInstallationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveGithubInstallation>>, TError,SaveGithubInstallationMutationVariables, TContext> => {

const mutationKey = getSaveGithubInstallationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveGithubInstallation>>, SaveGithubInstallationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveGithubInstallation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveGithubInstallationMutationResult = NonNullable<Awaited<ReturnType<typeof saveGithubInstallation>>>
    export type SaveGithubInstallationMutationBody = SaveInstallationIdRequest
    export type SaveGithubInstallationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type SaveGithubInstallationMutationVariables = {data: SaveInstallationIdRequest}

    /**
 * @summary Save the installation that GitHub named
 */
export const useSaveGithubInstallation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveGithubInstallation>>, TError,SaveGithubInstallationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveGithubInstallation>>,
        TError,
        SaveGithubInstallationMutationVariables,
        TContext
      > => {
      return useMutation(getSaveGithubInstallationMutationOptions(options), queryClient);
    }
    export const getTestSourceHostConnectionUrl = () => {


  return `/api/oauth/test-connection`
}

/**
 * @summary Try a source host
 */
export const testSourceHostConnection = async (testConnectionRequest: TestConnectionRequest, options?: Parameters<typeof http>[1]): Promise<ConnectionResult> => {

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
return http<ConnectionResult>(getTestSourceHostConnectionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(testConnectionRequest)
  }
);}





export const getTestSourceHostConnectionMutationKey = () => ['testSourceHostConnection'] as const;

export const getTestSourceHostConnectionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testSourceHostConnection>>, TError,TestSourceHostConnectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof testSourceHostConnection>>, TError,TestSourceHostConnectionMutationVariables, TContext> => {

const mutationKey = getTestSourceHostConnectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof testSourceHostConnection>>, TestSourceHostConnectionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  testSourceHostConnection(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TestSourceHostConnectionMutationResult = NonNullable<Awaited<ReturnType<typeof testSourceHostConnection>>>
    export type TestSourceHostConnectionMutationBody = TestConnectionRequest
    export type TestSourceHostConnectionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type TestSourceHostConnectionMutationVariables = {data: TestConnectionRequest}

    /**
 * @summary Try a source host
 */
export const useTestSourceHostConnection = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testSourceHostConnection>>, TError,TestSourceHostConnectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof testSourceHostConnection>>,
        TError,
        TestSourceHostConnectionMutationVariables,
        TContext
      > => {
      return useMutation(getTestSourceHostConnectionMutationOptions(options), queryClient);
    }
