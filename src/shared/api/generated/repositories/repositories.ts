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
  ConflictResponse,
  CreateRepositoryWithListRequest,
  CreatedRepositories,
  DownloadFailedResponse,
  DownloadRepositoriesCsvParams,
  ForbiddenResponse,
  HostedLink,
  ListRepositoriesParams,
  NotFoundResponse,
  RepositoryDocument,
  RepositoryList,
  RepositoryMembers,
  RepositoryMembersRequest,
  RepositoryTagList,
  SourceControlList,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  UpdateRepositoryRequest
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

export const getListRepositoriesUrl = (params?: ListRepositoriesParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/repositories?${stringifiedParams}` : `/repositories`
}

/**
 * @summary Repositories
 */
export const listRepositories = async (params?: ListRepositoriesParams, options?: Parameters<typeof http>[1]): Promise<RepositoryList> => {

  return http<RepositoryList>(getListRepositoriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListRepositoriesQueryKey = (params?: ListRepositoriesParams,) => {
    return [
    'repositories', ...(params ? [params] : [])
    ] as const;
    }


export const getListRepositoriesQueryOptions = <TData = Awaited<ReturnType<typeof listRepositories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: ListRepositoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRepositories>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRepositoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRepositories>>> = ({ signal }) => listRepositories(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRepositories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRepositoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listRepositories>>>
export type ListRepositoriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListRepositories<TData = Awaited<ReturnType<typeof listRepositories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  ListRepositoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRepositories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRepositories>>,
          TError,
          Awaited<ReturnType<typeof listRepositories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRepositories<TData = Awaited<ReturnType<typeof listRepositories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListRepositoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRepositories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRepositories>>,
          TError,
          Awaited<ReturnType<typeof listRepositories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRepositories<TData = Awaited<ReturnType<typeof listRepositories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListRepositoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRepositories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Repositories
 */

export function useListRepositories<TData = Awaited<ReturnType<typeof listRepositories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListRepositoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRepositories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRepositoriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListRepositories} query
 */
export const invalidateListRepositories = async (
 queryClient: QueryClient, params?: ListRepositoriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRepositoriesQueryKey(params) }, options);

  return queryClient;
}




export const getGetRepositoryUrl = (id: string,) => {


  return `/repositories/${encodeURIComponent(String(id))}`
}

/**
 * @summary A repository
 */
export const getRepository = async (id: string, options?: Parameters<typeof http>[1]): Promise<RepositoryDocument> => {

  return http<RepositoryDocument>(getGetRepositoryUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRepositoryQueryKey = (id: string,) => {
    return [
    'repositories',id
    ] as const;
    }


export const getGetRepositoryQueryOptions = <TData = Awaited<ReturnType<typeof getRepository>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRepository>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRepositoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRepository>>> = ({ signal }) => getRepository(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRepository>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRepositoryQueryResult = NonNullable<Awaited<ReturnType<typeof getRepository>>>
export type GetRepositoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetRepository<TData = Awaited<ReturnType<typeof getRepository>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRepository>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRepository>>,
          TError,
          Awaited<ReturnType<typeof getRepository>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRepository<TData = Awaited<ReturnType<typeof getRepository>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRepository>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRepository>>,
          TError,
          Awaited<ReturnType<typeof getRepository>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRepository<TData = Awaited<ReturnType<typeof getRepository>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRepository>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A repository
 */

export function useGetRepository<TData = Awaited<ReturnType<typeof getRepository>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRepository>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRepositoryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetRepository} query
 */
export const invalidateGetRepository = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetRepositoryQueryKey(id) }, options);

  return queryClient;
}




export const getDeleteRepositoryUrl = (id: string,) => {


  return `/repositories/${encodeURIComponent(String(id))}`
}

/**
 * @summary Remove a repository with its scans and findings
 */
export const deleteRepository = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteRepositoryUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteRepositoryMutationKey = () => ['deleteRepository'] as const;

export const getDeleteRepositoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRepository>>, TError,DeleteRepositoryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteRepository>>, TError,DeleteRepositoryMutationVariables, TContext> => {

const mutationKey = getDeleteRepositoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteRepository>>, DeleteRepositoryMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteRepository(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteRepositoryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteRepository>>>

    export type DeleteRepositoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>
    export type DeleteRepositoryMutationVariables = {id: string}

    /**
 * @summary Remove a repository with its scans and findings
 */
export const useDeleteRepository = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRepository>>, TError,DeleteRepositoryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteRepository>>,
        TError,
        DeleteRepositoryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteRepositoryMutationOptions(options), queryClient);
    }
    export const getUpdateRepositoryUrl = (id: string,) => {


  return `/repositories/${encodeURIComponent(String(id))}`
}

/**
 * @summary Change a repository
 */
export const updateRepository = async (id: string,
    updateRepositoryRequest: UpdateRepositoryRequest, options?: Parameters<typeof http>[1]): Promise<RepositoryDocument> => {

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
return http<RepositoryDocument>(getUpdateRepositoryUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(updateRepositoryRequest)
  }
);}





export const getUpdateRepositoryMutationKey = () => ['updateRepository'] as const;

export const getUpdateRepositoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRepository>>, TError,UpdateRepositoryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateRepository>>, TError,UpdateRepositoryMutationVariables, TContext> => {

const mutationKey = getUpdateRepositoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRepository>>, UpdateRepositoryMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateRepository(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateRepositoryMutationResult = NonNullable<Awaited<ReturnType<typeof updateRepository>>>
    export type UpdateRepositoryMutationBody = UpdateRepositoryRequest
    export type UpdateRepositoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type UpdateRepositoryMutationVariables = {id: string;data: UpdateRepositoryRequest}

    /**
 * @summary Change a repository
 */
export const useUpdateRepository = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRepository>>, TError,UpdateRepositoryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRepository>>,
        TError,
        UpdateRepositoryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateRepositoryMutationOptions(options), queryClient);
    }
    export const getCreateRepositoryWithListUrl = () => {


  return `/create_repository_with_list`
}

/**
 * @summary Add repositories
 */
export const createRepositoryWithList = async (createRepositoryWithListRequest: CreateRepositoryWithListRequest, options?: Parameters<typeof http>[1]): Promise<CreatedRepositories> => {

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
return http<CreatedRepositories>(getCreateRepositoryWithListUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createRepositoryWithListRequest)
  }
);}





export const getCreateRepositoryWithListMutationKey = () => ['createRepositoryWithList'] as const;

export const getCreateRepositoryWithListMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRepositoryWithList>>, TError,CreateRepositoryWithListMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createRepositoryWithList>>, TError,CreateRepositoryWithListMutationVariables, TContext> => {

const mutationKey = getCreateRepositoryWithListMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRepositoryWithList>>, CreateRepositoryWithListMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createRepositoryWithList(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRepositoryWithListMutationResult = NonNullable<Awaited<ReturnType<typeof createRepositoryWithList>>>
    export type CreateRepositoryWithListMutationBody = CreateRepositoryWithListRequest
    export type CreateRepositoryWithListMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type CreateRepositoryWithListMutationVariables = {data: CreateRepositoryWithListRequest}

    /**
 * @summary Add repositories
 */
export const useCreateRepositoryWithList = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRepositoryWithList>>, TError,CreateRepositoryWithListMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRepositoryWithList>>,
        TError,
        CreateRepositoryWithListMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRepositoryWithListMutationOptions(options), queryClient);
    }
    export const getListRepositoryMembersUrl = (id: string,) => {


  return `/repositories/${encodeURIComponent(String(id))}/members`
}

/**
 * @summary Developers of a repository
 */
export const listRepositoryMembers = async (id: string, options?: Parameters<typeof http>[1]): Promise<RepositoryMembers> => {

  return http<RepositoryMembers>(getListRepositoryMembersUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListRepositoryMembersQueryKey = (id: string,) => {
    return [
    'repositories',id,'members'
    ] as const;
    }


export const getListRepositoryMembersQueryOptions = <TData = Awaited<ReturnType<typeof listRepositoryMembers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRepositoryMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRepositoryMembersQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRepositoryMembers>>> = ({ signal }) => listRepositoryMembers(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRepositoryMembers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRepositoryMembersQueryResult = NonNullable<Awaited<ReturnType<typeof listRepositoryMembers>>>
export type ListRepositoryMembersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useListRepositoryMembers<TData = Awaited<ReturnType<typeof listRepositoryMembers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRepositoryMembers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRepositoryMembers>>,
          TError,
          Awaited<ReturnType<typeof listRepositoryMembers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRepositoryMembers<TData = Awaited<ReturnType<typeof listRepositoryMembers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRepositoryMembers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRepositoryMembers>>,
          TError,
          Awaited<ReturnType<typeof listRepositoryMembers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRepositoryMembers<TData = Awaited<ReturnType<typeof listRepositoryMembers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRepositoryMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Developers of a repository
 */

export function useListRepositoryMembers<TData = Awaited<ReturnType<typeof listRepositoryMembers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRepositoryMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRepositoryMembersQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListRepositoryMembers} query
 */
export const invalidateListRepositoryMembers = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRepositoryMembersQueryKey(id) }, options);

  return queryClient;
}




export const getSetRepositoryMembersUrl = (id: string,) => {


  return `/repositories/${encodeURIComponent(String(id))}/members`
}

/**
 * @summary Set the developers of a repository
 */
export const setRepositoryMembers = async (id: string,
    repositoryMembersRequest: RepositoryMembersRequest, options?: Parameters<typeof http>[1]): Promise<RepositoryMembers> => {

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
return http<RepositoryMembers>(getSetRepositoryMembersUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(repositoryMembersRequest)
  }
);}





export const getSetRepositoryMembersMutationKey = () => ['setRepositoryMembers'] as const;

export const getSetRepositoryMembersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRepositoryMembers>>, TError,SetRepositoryMembersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setRepositoryMembers>>, TError,SetRepositoryMembersMutationVariables, TContext> => {

const mutationKey = getSetRepositoryMembersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setRepositoryMembers>>, SetRepositoryMembersMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  setRepositoryMembers(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetRepositoryMembersMutationResult = NonNullable<Awaited<ReturnType<typeof setRepositoryMembers>>>
    export type SetRepositoryMembersMutationBody = RepositoryMembersRequest
    export type SetRepositoryMembersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type SetRepositoryMembersMutationVariables = {id: string;data: RepositoryMembersRequest}

    /**
 * @summary Set the developers of a repository
 */
export const useSetRepositoryMembers = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRepositoryMembers>>, TError,SetRepositoryMembersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setRepositoryMembers>>,
        TError,
        SetRepositoryMembersMutationVariables,
        TContext
      > => {
      return useMutation(getSetRepositoryMembersMutationOptions(options), queryClient);
    }
    export const getCreateWorkflowPullRequestUrl = (id: string,) => {


  return `/repositories/${encodeURIComponent(String(id))}/create_workflow_pr`
}

/**
 * @summary Propose a pipeline that uploads reports
 */
export const createWorkflowPullRequest = async (id: string, options?: Parameters<typeof http>[1]): Promise<HostedLink> => {

  return http<HostedLink>(getCreateWorkflowPullRequestUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCreateWorkflowPullRequestMutationKey = () => ['createWorkflowPullRequest'] as const;

export const getCreateWorkflowPullRequestMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWorkflowPullRequest>>, TError,CreateWorkflowPullRequestMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createWorkflowPullRequest>>, TError,CreateWorkflowPullRequestMutationVariables, TContext> => {

const mutationKey = getCreateWorkflowPullRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWorkflowPullRequest>>, CreateWorkflowPullRequestMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  createWorkflowPullRequest(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateWorkflowPullRequestMutationResult = NonNullable<Awaited<ReturnType<typeof createWorkflowPullRequest>>>

    export type CreateWorkflowPullRequestMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>
    export type CreateWorkflowPullRequestMutationVariables = {id: string}

    /**
 * @summary Propose a pipeline that uploads reports
 */
export const useCreateWorkflowPullRequest = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWorkflowPullRequest>>, TError,CreateWorkflowPullRequestMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWorkflowPullRequest>>,
        TError,
        CreateWorkflowPullRequestMutationVariables,
        TContext
      > => {
      return useMutation(getCreateWorkflowPullRequestMutationOptions(options), queryClient);
    }
    export const getDownloadRepositoriesCsvUrl = (params?: DownloadRepositoriesCsvParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/download_csv_repos?${stringifiedParams}` : `/download_csv_repos`
}

/**
 * @summary Repositories as a CSV file
 */
export const downloadRepositoriesCsv = async (params?: DownloadRepositoriesCsvParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadRepositoriesCsvUrl(params),
  {
    ...options,
    method: 'POST'


  }
);}





export const getDownloadRepositoriesCsvMutationKey = () => ['downloadRepositoriesCsv'] as const;

export const getDownloadRepositoriesCsvMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | DownloadFailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadRepositoriesCsv>>, TError,DownloadRepositoriesCsvMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadRepositoriesCsv>>, TError,DownloadRepositoriesCsvMutationVariables, TContext> => {

const mutationKey = getDownloadRepositoriesCsvMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadRepositoriesCsv>>, DownloadRepositoriesCsvMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  downloadRepositoriesCsv(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadRepositoriesCsvMutationResult = NonNullable<Awaited<ReturnType<typeof downloadRepositoriesCsv>>>

    export type DownloadRepositoriesCsvMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | DownloadFailedResponse>
    export type DownloadRepositoriesCsvMutationVariables = {params?: DownloadRepositoriesCsvParams}

    /**
 * @summary Repositories as a CSV file
 */
export const useDownloadRepositoriesCsv = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | DownloadFailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadRepositoriesCsv>>, TError,DownloadRepositoriesCsvMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadRepositoriesCsv>>,
        TError,
        DownloadRepositoriesCsvMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadRepositoriesCsvMutationOptions(options), queryClient);
    }
    export const getListSourceControlsUrl = () => {


  return `/sources_control`
}

/**
 * @summary Source hosts in use
 */
export const listSourceControls = async ( options?: Parameters<typeof http>[1]): Promise<SourceControlList> => {

  return http<SourceControlList>(getListSourceControlsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSourceControlsQueryKey = () => {
    return [
    'sources_control'
    ] as const;
    }


export const getListSourceControlsQueryOptions = <TData = Awaited<ReturnType<typeof listSourceControls>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSourceControls>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSourceControlsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSourceControls>>> = ({ signal }) => listSourceControls({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSourceControls>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSourceControlsQueryResult = NonNullable<Awaited<ReturnType<typeof listSourceControls>>>
export type ListSourceControlsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListSourceControls<TData = Awaited<ReturnType<typeof listSourceControls>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSourceControls>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSourceControls>>,
          TError,
          Awaited<ReturnType<typeof listSourceControls>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSourceControls<TData = Awaited<ReturnType<typeof listSourceControls>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSourceControls>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSourceControls>>,
          TError,
          Awaited<ReturnType<typeof listSourceControls>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSourceControls<TData = Awaited<ReturnType<typeof listSourceControls>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSourceControls>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Source hosts in use
 */

export function useListSourceControls<TData = Awaited<ReturnType<typeof listSourceControls>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSourceControls>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSourceControlsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSourceControls} query
 */
export const invalidateListSourceControls = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSourceControlsQueryKey() }, options);

  return queryClient;
}




export const getListRepositoryTagsUrl = () => {


  return `/repo_tags`
}

/**
 * @summary Tags of repositories
 */
export const listRepositoryTags = async ( options?: Parameters<typeof http>[1]): Promise<RepositoryTagList> => {

  return http<RepositoryTagList>(getListRepositoryTagsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListRepositoryTagsQueryKey = () => {
    return [
    'repo_tags'
    ] as const;
    }


export const getListRepositoryTagsQueryOptions = <TData = Awaited<ReturnType<typeof listRepositoryTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRepositoryTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRepositoryTagsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRepositoryTags>>> = ({ signal }) => listRepositoryTags({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRepositoryTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRepositoryTagsQueryResult = NonNullable<Awaited<ReturnType<typeof listRepositoryTags>>>
export type ListRepositoryTagsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListRepositoryTags<TData = Awaited<ReturnType<typeof listRepositoryTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRepositoryTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRepositoryTags>>,
          TError,
          Awaited<ReturnType<typeof listRepositoryTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRepositoryTags<TData = Awaited<ReturnType<typeof listRepositoryTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRepositoryTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRepositoryTags>>,
          TError,
          Awaited<ReturnType<typeof listRepositoryTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRepositoryTags<TData = Awaited<ReturnType<typeof listRepositoryTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRepositoryTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tags of repositories
 */

export function useListRepositoryTags<TData = Awaited<ReturnType<typeof listRepositoryTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRepositoryTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRepositoryTagsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListRepositoryTags} query
 */
export const invalidateListRepositoryTags = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRepositoryTagsQueryKey() }, options);

  return queryClient;
}




