/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
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
  BindDomainRequest,
  ConflictResponse,
  DomainDocument,
  DomainList,
  DomainRequest,
  ForbiddenResponse,
  ListDomainsParams,
  NotFoundResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  VerifyDomainRequest
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

export const getListDomainsUrl = (params?: ListDomainsParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/domains?${stringifiedParams}` : `/domains`
}

/**
 * @summary Domains
 */
export const listDomains = async (params?: ListDomainsParams, options?: Parameters<typeof http>[1]): Promise<DomainList> => {

  return http<DomainList>(getListDomainsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDomainsQueryKey = (params?: ListDomainsParams,) => {
    return [
    'domains', ...(params ? [params] : [])
    ] as const;
    }


export const getListDomainsQueryOptions = <TData = Awaited<ReturnType<typeof listDomains>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: ListDomainsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDomains>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDomainsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDomains>>> = ({ signal }) => listDomains(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDomains>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDomainsQueryResult = NonNullable<Awaited<ReturnType<typeof listDomains>>>
export type ListDomainsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListDomains<TData = Awaited<ReturnType<typeof listDomains>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  ListDomainsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDomains>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDomains>>,
          TError,
          Awaited<ReturnType<typeof listDomains>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDomains<TData = Awaited<ReturnType<typeof listDomains>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListDomainsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDomains>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDomains>>,
          TError,
          Awaited<ReturnType<typeof listDomains>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDomains<TData = Awaited<ReturnType<typeof listDomains>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListDomainsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDomains>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Domains
 */

export function useListDomains<TData = Awaited<ReturnType<typeof listDomains>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListDomainsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDomains>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDomainsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListDomains} query
 */
export const invalidateListDomains = async (
 queryClient: QueryClient, params?: ListDomainsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDomainsQueryKey(params) }, options);

  return queryClient;
}




export const getCreateDomainUrl = () => {


  return `/domains`
}

/**
 * @summary Add a domain
 */
export const createDomain = async (domainRequest: DomainRequest, options?: Parameters<typeof http>[1]): Promise<DomainDocument> => {

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
return http<DomainDocument>(getCreateDomainUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(domainRequest)
  }
);}





export const getCreateDomainMutationKey = () => ['createDomain'] as const;

export const getCreateDomainMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDomain>>, TError,CreateDomainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createDomain>>, TError,CreateDomainMutationVariables, TContext> => {

const mutationKey = getCreateDomainMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDomain>>, CreateDomainMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDomain(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDomainMutationResult = NonNullable<Awaited<ReturnType<typeof createDomain>>>
    export type CreateDomainMutationBody = DomainRequest
    export type CreateDomainMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type CreateDomainMutationVariables = {data: DomainRequest}

    /**
 * @summary Add a domain
 */
export const useCreateDomain = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDomain>>, TError,CreateDomainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDomain>>,
        TError,
        CreateDomainMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDomainMutationOptions(options), queryClient);
    }
    export const getVerifyDomainUrl = () => {


  return `/domains/verify`
}

/**
 * @summary Check the record of a domain
 */
export const verifyDomain = async (verifyDomainRequest: VerifyDomainRequest, options?: Parameters<typeof http>[1]): Promise<DomainDocument> => {

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
return http<DomainDocument>(getVerifyDomainUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(verifyDomainRequest)
  }
);}





export const getVerifyDomainMutationKey = () => ['verifyDomain'] as const;

export const getVerifyDomainMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyDomain>>, TError,VerifyDomainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyDomain>>, TError,VerifyDomainMutationVariables, TContext> => {

const mutationKey = getVerifyDomainMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyDomain>>, VerifyDomainMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyDomain(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyDomainMutationResult = NonNullable<Awaited<ReturnType<typeof verifyDomain>>>
    export type VerifyDomainMutationBody = VerifyDomainRequest
    export type VerifyDomainMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type VerifyDomainMutationVariables = {data: VerifyDomainRequest}

    /**
 * @summary Check the record of a domain
 */
export const useVerifyDomain = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyDomain>>, TError,VerifyDomainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyDomain>>,
        TError,
        VerifyDomainMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyDomainMutationOptions(options), queryClient);
    }
    export const getBindDomainUrl = () => {


  return `/bind_domain`
}

/**
 * @summary Say which repository a domain belongs to
 */
export const bindDomain = async (bindDomainRequest: BindDomainRequest, options?: Parameters<typeof http>[1]): Promise<DomainDocument> => {

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
return http<DomainDocument>(getBindDomainUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bindDomainRequest)
  }
);}





export const getBindDomainMutationKey = () => ['bindDomain'] as const;

export const getBindDomainMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindDomain>>, TError,BindDomainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bindDomain>>, TError,BindDomainMutationVariables, TContext> => {

const mutationKey = getBindDomainMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindDomain>>, BindDomainMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindDomain(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BindDomainMutationResult = NonNullable<Awaited<ReturnType<typeof bindDomain>>>
    export type BindDomainMutationBody = BindDomainRequest
    export type BindDomainMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type BindDomainMutationVariables = {data: BindDomainRequest}

    /**
 * @summary Say which repository a domain belongs to
 */
export const useBindDomain = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindDomain>>, TError,BindDomainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindDomain>>,
        TError,
        BindDomainMutationVariables,
        TContext
      > => {
      return useMutation(getBindDomainMutationOptions(options), queryClient);
    }
    export const getUnbindDomainUrl = (id: string,
    repo: string,) => {


  return `/domains/${encodeURIComponent(String(id))}/repositories/${encodeURIComponent(String(repo))}`
}

/**
 * @summary Say that a domain does not belong to a repository
 */
export const unbindDomain = async (id: string,
    repo: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getUnbindDomainUrl(id,repo),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getUnbindDomainMutationKey = () => ['unbindDomain'] as const;

export const getUnbindDomainMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unbindDomain>>, TError,UnbindDomainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unbindDomain>>, TError,UnbindDomainMutationVariables, TContext> => {

const mutationKey = getUnbindDomainMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unbindDomain>>, UnbindDomainMutationVariables> = (props) => {
          const {id,repo} = props ?? {};

          return  unbindDomain(id,repo,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnbindDomainMutationResult = NonNullable<Awaited<ReturnType<typeof unbindDomain>>>

    export type UnbindDomainMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>
    export type UnbindDomainMutationVariables = {id: string;repo: string}

    /**
 * @summary Say that a domain does not belong to a repository
 */
export const useUnbindDomain = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unbindDomain>>, TError,UnbindDomainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unbindDomain>>,
        TError,
        UnbindDomainMutationVariables,
        TContext
      > => {
      return useMutation(getUnbindDomainMutationOptions(options), queryClient);
    }
