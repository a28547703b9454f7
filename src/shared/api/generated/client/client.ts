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
  ClientToken,
  DeepReasoningRequest,
  ForbiddenResponse,
  PreconditionFailedResponse,
  SaveFailedResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  UpdateBillingRequest,
  UpdateClientRequest
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

export const getGetClientUrl = () => {


  return `/client`
}

/**
 * A signed token whose payload is the organisation; it contains no secret.
 * @summary The organisation
 */
export const getClient = async ( options?: Parameters<typeof http>[1]): Promise<ClientToken> => {

  return http<ClientToken>(getGetClientUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetClientQueryKey = () => {
    return [
    'client'
    ] as const;
    }


export const getGetClientQueryOptions = <TData = Awaited<ReturnType<typeof getClient>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClient>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetClientQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getClient>>> = ({ signal }) => getClient({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getClient>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetClientQueryResult = NonNullable<Awaited<ReturnType<typeof getClient>>>
export type GetClientQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetClient<TData = Awaited<ReturnType<typeof getClient>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClient>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getClient>>,
          TError,
          Awaited<ReturnType<typeof getClient>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetClient<TData = Awaited<ReturnType<typeof getClient>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClient>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getClient>>,
          TError,
          Awaited<ReturnType<typeof getClient>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetClient<TData = Awaited<ReturnType<typeof getClient>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClient>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The organisation
 */

export function useGetClient<TData = Awaited<ReturnType<typeof getClient>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClient>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetClientQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetClient} query
 */
export const invalidateGetClient = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetClientQueryKey() }, options);

  return queryClient;
}




export const getUpdateClientUrl = () => {


  return `/client`
}

/**
 * What is absent stays. `If-Match` carries the version that was read; a stale one is refused.
 * @summary Change the organisation
 */
export const updateClient = async (updateClientRequest: UpdateClientRequest, options?: Parameters<typeof http>[1]): Promise<ClientToken> => {

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
return http<ClientToken>(getUpdateClientUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(updateClientRequest)
  }
);}





export const getUpdateClientMutationKey = () => ['updateClient'] as const;

export const getUpdateClientMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PreconditionFailedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | SaveFailedResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateClient>>, TError,UpdateClientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateClient>>, TError,UpdateClientMutationVariables, TContext> => {

const mutationKey = getUpdateClientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateClient>>, UpdateClientMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateClient(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateClientMutationResult = NonNullable<Awaited<ReturnType<typeof updateClient>>>
    export type UpdateClientMutationBody = UpdateClientRequest
    export type UpdateClientMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PreconditionFailedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | SaveFailedResponse | TooManyRequestsResponse>
    export type UpdateClientMutationVariables = {data: UpdateClientRequest}

    /**
 * @summary Change the organisation
 */
export const useUpdateClient = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PreconditionFailedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | SaveFailedResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateClient>>, TError,UpdateClientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateClient>>,
        TError,
        UpdateClientMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateClientMutationOptions(options), queryClient);
    }
    export const getUpdateClientBillingUrl = () => {


  return `/client/billing`
}

/**
 * @summary Change whom and where to bill
 */
export const updateClientBilling = async (updateBillingRequest: UpdateBillingRequest, options?: Parameters<typeof http>[1]): Promise<ClientToken> => {

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
return http<ClientToken>(getUpdateClientBillingUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(updateBillingRequest)
  }
);}





export const getUpdateClientBillingMutationKey = () => ['updateClientBilling'] as const;

export const getUpdateClientBillingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateClientBilling>>, TError,UpdateClientBillingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateClientBilling>>, TError,UpdateClientBillingMutationVariables, TContext> => {

const mutationKey = getUpdateClientBillingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateClientBilling>>, UpdateClientBillingMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateClientBilling(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateClientBillingMutationResult = NonNullable<Awaited<ReturnType<typeof updateClientBilling>>>
    export type UpdateClientBillingMutationBody = UpdateBillingRequest
    export type UpdateClientBillingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type UpdateClientBillingMutationVariables = {data: UpdateBillingRequest}

    /**
 * @summary Change whom and where to bill
 */
export const useUpdateClientBilling = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateClientBilling>>, TError,UpdateClientBillingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateClientBilling>>,
        TError,
        UpdateClientBillingMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateClientBillingMutationOptions(options), queryClient);
    }
    export const getToggleDeepReasoningUrl = () => {


  return `/client/toggle-deep-reasoning-enrichment`
}

/**
 * @summary Switch deep reasoning on or off
 */
export const toggleDeepReasoning = async (deepReasoningRequest?: DeepReasoningRequest, options?: Parameters<typeof http>[1]): Promise<ClientToken> => {

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
return http<ClientToken>(getToggleDeepReasoningUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deepReasoningRequest)
  }
);}





export const getToggleDeepReasoningMutationKey = () => ['toggleDeepReasoning'] as const;

export const getToggleDeepReasoningMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toggleDeepReasoning>>, TError,ToggleDeepReasoningMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof toggleDeepReasoning>>, TError,ToggleDeepReasoningMutationVariables, TContext> => {

const mutationKey = getToggleDeepReasoningMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof toggleDeepReasoning>>, ToggleDeepReasoningMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  toggleDeepReasoning(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ToggleDeepReasoningMutationResult = NonNullable<Awaited<ReturnType<typeof toggleDeepReasoning>>>
    export type ToggleDeepReasoningMutationBody = DeepReasoningRequest | undefined
    export type ToggleDeepReasoningMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type ToggleDeepReasoningMutationVariables = {data?: DeepReasoningRequest}

    /**
 * @summary Switch deep reasoning on or off
 */
export const useToggleDeepReasoning = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toggleDeepReasoning>>, TError,ToggleDeepReasoningMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof toggleDeepReasoning>>,
        TError,
        ToggleDeepReasoningMutationVariables,
        TContext
      > => {
      return useMutation(getToggleDeepReasoningMutationOptions(options), queryClient);
    }
