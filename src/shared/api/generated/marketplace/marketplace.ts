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
  CompleteMarketplacePaymentParams,
  MarketplaceDeniedResponse,
  MarketplaceFailedResponse,
  MarketplaceNotConfiguredResponse,
  MarketplaceRequest,
  MarketplaceResult,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
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

export const getCompleteMarketplacePaymentUrl = (params: CompleteMarketplacePaymentParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/marketplace/complete?${stringifiedParams}` : `/marketplace/complete`
}

/**
 * @summary Complete a payment of the marketplace
 */
export const completeMarketplacePayment = async (params: CompleteMarketplacePaymentParams, options?: Parameters<typeof http>[1]): Promise<MarketplaceResult> => {

  return http<MarketplaceResult>(getCompleteMarketplacePaymentUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCompleteMarketplacePaymentQueryKey = (params?: CompleteMarketplacePaymentParams,) => {
    return [
    'marketplace','complete', ...(params ? [params] : [])
    ] as const;
    }


export const getCompleteMarketplacePaymentQueryOptions = <TData = Awaited<ReturnType<typeof completeMarketplacePayment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | MarketplaceDeniedResponse | MarketplaceNotConfiguredResponse | TooManyRequestsResponse | MarketplaceFailedResponse>>(params: CompleteMarketplacePaymentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof completeMarketplacePayment>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCompleteMarketplacePaymentQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof completeMarketplacePayment>>> = ({ signal }) => completeMarketplacePayment(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof completeMarketplacePayment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CompleteMarketplacePaymentQueryResult = NonNullable<Awaited<ReturnType<typeof completeMarketplacePayment>>>
export type CompleteMarketplacePaymentQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | MarketplaceDeniedResponse | MarketplaceNotConfiguredResponse | TooManyRequestsResponse | MarketplaceFailedResponse>


export function useCompleteMarketplacePayment<TData = Awaited<ReturnType<typeof completeMarketplacePayment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | MarketplaceDeniedResponse | MarketplaceNotConfiguredResponse | TooManyRequestsResponse | MarketplaceFailedResponse>>(
 params: CompleteMarketplacePaymentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof completeMarketplacePayment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof completeMarketplacePayment>>,
          TError,
          Awaited<ReturnType<typeof completeMarketplacePayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCompleteMarketplacePayment<TData = Awaited<ReturnType<typeof completeMarketplacePayment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | MarketplaceDeniedResponse | MarketplaceNotConfiguredResponse | TooManyRequestsResponse | MarketplaceFailedResponse>>(
 params: CompleteMarketplacePaymentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof completeMarketplacePayment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof completeMarketplacePayment>>,
          TError,
          Awaited<ReturnType<typeof completeMarketplacePayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCompleteMarketplacePayment<TData = Awaited<ReturnType<typeof completeMarketplacePayment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | MarketplaceDeniedResponse | MarketplaceNotConfiguredResponse | TooManyRequestsResponse | MarketplaceFailedResponse>>(
 params: CompleteMarketplacePaymentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof completeMarketplacePayment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Complete a payment of the marketplace
 */

export function useCompleteMarketplacePayment<TData = Awaited<ReturnType<typeof completeMarketplacePayment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | MarketplaceDeniedResponse | MarketplaceNotConfiguredResponse | TooManyRequestsResponse | MarketplaceFailedResponse>>(
 params: CompleteMarketplacePaymentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof completeMarketplacePayment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCompleteMarketplacePaymentQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCompleteMarketplacePayment} query
 */
export const invalidateCompleteMarketplacePayment = async (
 queryClient: QueryClient, params: CompleteMarketplacePaymentParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCompleteMarketplacePaymentQueryKey(params) }, options);

  return queryClient;
}




export const getActivateSubscriptionUrl = () => {


  return `/api/activate-subscription`
}

/**
 * @summary Activate a subscription of the marketplace
 */
export const activateSubscription = async (marketplaceRequest: MarketplaceRequest, options?: Parameters<typeof http>[1]): Promise<MarketplaceResult> => {

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
return http<MarketplaceResult>(getActivateSubscriptionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(marketplaceRequest)
  }
);}





export const getActivateSubscriptionMutationKey = () => ['activateSubscription'] as const;

export const getActivateSubscriptionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | MarketplaceDeniedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | MarketplaceNotConfiguredResponse | TooManyRequestsResponse | MarketplaceFailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof activateSubscription>>, TError,ActivateSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof activateSubscription>>, TError,ActivateSubscriptionMutationVariables, TContext> => {

const mutationKey = getActivateSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof activateSubscription>>, ActivateSubscriptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  activateSubscription(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ActivateSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof activateSubscription>>>
    export type ActivateSubscriptionMutationBody = MarketplaceRequest
    export type ActivateSubscriptionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | MarketplaceDeniedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | MarketplaceNotConfiguredResponse | TooManyRequestsResponse | MarketplaceFailedResponse>
    export type ActivateSubscriptionMutationVariables = {data: MarketplaceRequest}

    /**
 * @summary Activate a subscription of the marketplace
 */
export const useActivateSubscription = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | MarketplaceDeniedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | MarketplaceNotConfiguredResponse | TooManyRequestsResponse | MarketplaceFailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof activateSubscription>>, TError,ActivateSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof activateSubscription>>,
        TError,
        ActivateSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getActivateSubscriptionMutationOptions(options), queryClient);
    }
