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
  ConflictResponse,
  ForbiddenResponse,
  ListUserConnectorsParams,
  NotFoundResponse,
  PublishConnectorRequest,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  UserConnectorDocument,
  UserConnectorList,
  UserConnectorRequest
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

export const getListUserConnectorsUrl = (params?: ListUserConnectorsParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/user_connectors/list?${stringifiedParams}` : `/user_connectors/list`
}

/**
 * @summary Connectors
 */
export const listUserConnectors = async (params?: ListUserConnectorsParams, options?: Parameters<typeof http>[1]): Promise<UserConnectorList> => {

  return http<UserConnectorList>(getListUserConnectorsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListUserConnectorsQueryKey = (params?: ListUserConnectorsParams,) => {
    return [
    'user_connectors','list', ...(params ? [params] : [])
    ] as const;
    }


export const getListUserConnectorsQueryOptions = <TData = Awaited<ReturnType<typeof listUserConnectors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: ListUserConnectorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserConnectors>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUserConnectorsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUserConnectors>>> = ({ signal }) => listUserConnectors(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUserConnectors>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUserConnectorsQueryResult = NonNullable<Awaited<ReturnType<typeof listUserConnectors>>>
export type ListUserConnectorsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListUserConnectors<TData = Awaited<ReturnType<typeof listUserConnectors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  ListUserConnectorsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserConnectors>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserConnectors>>,
          TError,
          Awaited<ReturnType<typeof listUserConnectors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUserConnectors<TData = Awaited<ReturnType<typeof listUserConnectors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListUserConnectorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserConnectors>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserConnectors>>,
          TError,
          Awaited<ReturnType<typeof listUserConnectors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUserConnectors<TData = Awaited<ReturnType<typeof listUserConnectors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListUserConnectorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserConnectors>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Connectors
 */

export function useListUserConnectors<TData = Awaited<ReturnType<typeof listUserConnectors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListUserConnectorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserConnectors>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUserConnectorsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListUserConnectors} query
 */
export const invalidateListUserConnectors = async (
 queryClient: QueryClient, params?: ListUserConnectorsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListUserConnectorsQueryKey(params) }, options);

  return queryClient;
}




export const getGetUserConnectorUrl = (id: string,) => {


  return `/user_connectors/${encodeURIComponent(String(id))}`
}

/**
 * @summary A connector
 */
export const getUserConnector = async (id: string, options?: Parameters<typeof http>[1]): Promise<UserConnectorDocument> => {

  return http<UserConnectorDocument>(getGetUserConnectorUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetUserConnectorQueryKey = (id: string,) => {
    return [
    'user_connectors',id
    ] as const;
    }


export const getGetUserConnectorQueryOptions = <TData = Awaited<ReturnType<typeof getUserConnector>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserConnector>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserConnectorQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserConnector>>> = ({ signal }) => getUserConnector(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserConnector>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserConnectorQueryResult = NonNullable<Awaited<ReturnType<typeof getUserConnector>>>
export type GetUserConnectorQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetUserConnector<TData = Awaited<ReturnType<typeof getUserConnector>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserConnector>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserConnector>>,
          TError,
          Awaited<ReturnType<typeof getUserConnector>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserConnector<TData = Awaited<ReturnType<typeof getUserConnector>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserConnector>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserConnector>>,
          TError,
          Awaited<ReturnType<typeof getUserConnector>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserConnector<TData = Awaited<ReturnType<typeof getUserConnector>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserConnector>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A connector
 */

export function useGetUserConnector<TData = Awaited<ReturnType<typeof getUserConnector>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserConnector>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserConnectorQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetUserConnector} query
 */
export const invalidateGetUserConnector = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUserConnectorQueryKey(id) }, options);

  return queryClient;
}




export const getAddUserConnectorUrl = (id: string,) => {


  return `/user_connectors/add/${encodeURIComponent(String(id))}`
}

/**
 * @summary Use a published connector
 */
export const addUserConnector = async (id: string, options?: Parameters<typeof http>[1]): Promise<UserConnectorDocument> => {

  return http<UserConnectorDocument>(getAddUserConnectorUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getAddUserConnectorMutationKey = () => ['addUserConnector'] as const;

export const getAddUserConnectorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addUserConnector>>, TError,AddUserConnectorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addUserConnector>>, TError,AddUserConnectorMutationVariables, TContext> => {

const mutationKey = getAddUserConnectorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addUserConnector>>, AddUserConnectorMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  addUserConnector(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddUserConnectorMutationResult = NonNullable<Awaited<ReturnType<typeof addUserConnector>>>

    export type AddUserConnectorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>
    export type AddUserConnectorMutationVariables = {id: string}

    /**
 * @summary Use a published connector
 */
export const useAddUserConnector = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addUserConnector>>, TError,AddUserConnectorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addUserConnector>>,
        TError,
        AddUserConnectorMutationVariables,
        TContext
      > => {
      return useMutation(getAddUserConnectorMutationOptions(options), queryClient);
    }
    export const getPublishUserConnectorUrl = () => {


  return `/user_connectors/publish`
}

/**
 * @summary Publish a connector
 */
export const publishUserConnector = async (publishConnectorRequest: PublishConnectorRequest, options?: Parameters<typeof http>[1]): Promise<UserConnectorDocument> => {

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
return http<UserConnectorDocument>(getPublishUserConnectorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(publishConnectorRequest)
  }
);}





export const getPublishUserConnectorMutationKey = () => ['publishUserConnector'] as const;

export const getPublishUserConnectorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishUserConnector>>, TError,PublishUserConnectorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof publishUserConnector>>, TError,PublishUserConnectorMutationVariables, TContext> => {

const mutationKey = getPublishUserConnectorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishUserConnector>>, PublishUserConnectorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  publishUserConnector(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PublishUserConnectorMutationResult = NonNullable<Awaited<ReturnType<typeof publishUserConnector>>>
    export type PublishUserConnectorMutationBody = PublishConnectorRequest
    export type PublishUserConnectorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type PublishUserConnectorMutationVariables = {data: PublishConnectorRequest}

    /**
 * @summary Publish a connector
 */
export const usePublishUserConnector = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishUserConnector>>, TError,PublishUserConnectorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishUserConnector>>,
        TError,
        PublishUserConnectorMutationVariables,
        TContext
      > => {
      return useMutation(getPublishUserConnectorMutationOptions(options), queryClient);
    }
    export const getEditUserConnectorUrl = (id: string,) => {


  return `/user_connectors/edit/${encodeURIComponent(String(id))}`
}

/**
 * @summary Change a connector
 */
export const editUserConnector = async (id: string,
    userConnectorRequest: UserConnectorRequest, options?: Parameters<typeof http>[1]): Promise<UserConnectorDocument> => {

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
return http<UserConnectorDocument>(getEditUserConnectorUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(userConnectorRequest)
  }
);}





export const getEditUserConnectorMutationKey = () => ['editUserConnector'] as const;

export const getEditUserConnectorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editUserConnector>>, TError,EditUserConnectorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof editUserConnector>>, TError,EditUserConnectorMutationVariables, TContext> => {

const mutationKey = getEditUserConnectorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof editUserConnector>>, EditUserConnectorMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  editUserConnector(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EditUserConnectorMutationResult = NonNullable<Awaited<ReturnType<typeof editUserConnector>>>
    export type EditUserConnectorMutationBody = UserConnectorRequest
    export type EditUserConnectorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type EditUserConnectorMutationVariables = {id: string;data: UserConnectorRequest}

    /**
 * @summary Change a connector
 */
export const useEditUserConnector = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editUserConnector>>, TError,EditUserConnectorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof editUserConnector>>,
        TError,
        EditUserConnectorMutationVariables,
        TContext
      > => {
      return useMutation(getEditUserConnectorMutationOptions(options), queryClient);
    }
    export const getUnpublishUserConnectorUrl = (id: string,) => {


  return `/user_connectors/unpublish/${encodeURIComponent(String(id))}`
}

/**
 * @summary Withdraw a connector
 */
export const unpublishUserConnector = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getUnpublishUserConnectorUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getUnpublishUserConnectorMutationKey = () => ['unpublishUserConnector'] as const;

export const getUnpublishUserConnectorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unpublishUserConnector>>, TError,UnpublishUserConnectorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unpublishUserConnector>>, TError,UnpublishUserConnectorMutationVariables, TContext> => {

const mutationKey = getUnpublishUserConnectorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unpublishUserConnector>>, UnpublishUserConnectorMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  unpublishUserConnector(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnpublishUserConnectorMutationResult = NonNullable<Awaited<ReturnType<typeof unpublishUserConnector>>>

    export type UnpublishUserConnectorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>
    export type UnpublishUserConnectorMutationVariables = {id: string}

    /**
 * @summary Withdraw a connector
 */
export const useUnpublishUserConnector = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unpublishUserConnector>>, TError,UnpublishUserConnectorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unpublishUserConnector>>,
        TError,
        UnpublishUserConnectorMutationVariables,
        TContext
      > => {
      return useMutation(getUnpublishUserConnectorMutationOptions(options), queryClient);
    }
