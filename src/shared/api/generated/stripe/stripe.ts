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
  CancelSubscriptionRequest,
  CheckoutSessionRequest,
  ForbiddenResponse,
  LinkProductRequest,
  Message,
  NotFoundResponse,
  Pricing,
  SignatureRefusedResponse,
  StripeCustomer,
  StripeEmailRequest,
  StripeEvent,
  StripeEventReceipt,
  StripeInvoice,
  StripeInvoiceList,
  StripeMemberList,
  StripeNotConfiguredResponse,
  StripePlanList,
  StripeProduct,
  StripeProductRequest,
  StripeRedirect,
  StripeSubscription,
  StripeSubscriptionDetail,
  StripeSubscriptionList,
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

export const getListStripePlansUrl = () => {


  return `/stripe/plans`
}

/**
 * @summary Plans to choose from
 */
export const listStripePlans = async ( options?: Parameters<typeof http>[1]): Promise<StripePlanList> => {

  return http<StripePlanList>(getListStripePlansUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStripePlansQueryKey = () => {
    return [
    'stripe','plans'
    ] as const;
    }


export const getListStripePlansQueryOptions = <TData = Awaited<ReturnType<typeof listStripePlans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripePlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStripePlansQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStripePlans>>> = ({ signal }) => listStripePlans({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStripePlans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStripePlansQueryResult = NonNullable<Awaited<ReturnType<typeof listStripePlans>>>
export type ListStripePlansQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>


export function useListStripePlans<TData = Awaited<ReturnType<typeof listStripePlans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripePlans>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStripePlans>>,
          TError,
          Awaited<ReturnType<typeof listStripePlans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStripePlans<TData = Awaited<ReturnType<typeof listStripePlans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripePlans>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStripePlans>>,
          TError,
          Awaited<ReturnType<typeof listStripePlans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStripePlans<TData = Awaited<ReturnType<typeof listStripePlans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripePlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Plans to choose from
 */

export function useListStripePlans<TData = Awaited<ReturnType<typeof listStripePlans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripePlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStripePlansQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListStripePlans} query
 */
export const invalidateListStripePlans = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStripePlansQueryKey() }, options);

  return queryClient;
}




export const getCreateCheckoutSessionUrl = () => {


  return `/stripe/create-checkout-session`
}

/**
 * @summary Begin to pay
 */
export const createCheckoutSession = async (checkoutSessionRequest: CheckoutSessionRequest, options?: Parameters<typeof http>[1]): Promise<StripeRedirect> => {

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
return http<StripeRedirect>(getCreateCheckoutSessionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkoutSessionRequest)
  }
);}





export const getCreateCheckoutSessionMutationKey = () => ['createCheckoutSession'] as const;

export const getCreateCheckoutSessionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCheckoutSession>>, TError,CreateCheckoutSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createCheckoutSession>>, TError,CreateCheckoutSessionMutationVariables, TContext> => {

const mutationKey = getCreateCheckoutSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCheckoutSession>>, CreateCheckoutSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCheckoutSession(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCheckoutSessionMutationResult = NonNullable<Awaited<ReturnType<typeof createCheckoutSession>>>
    export type CreateCheckoutSessionMutationBody = CheckoutSessionRequest
    export type CreateCheckoutSessionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>
    export type CreateCheckoutSessionMutationVariables = {data: CheckoutSessionRequest}

    /**
 * @summary Begin to pay
 */
export const useCreateCheckoutSession = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCheckoutSession>>, TError,CreateCheckoutSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCheckoutSession>>,
        TError,
        CreateCheckoutSessionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCheckoutSessionMutationOptions(options), queryClient);
    }
    export const getRefreshStripeSubscriptionUrl = (id: string,) => {


  return `/stripe/refresh/${encodeURIComponent(String(id))}`
}

/**
 * @summary Read a subscription anew from the provider
 */
export const refreshStripeSubscription = async (id: string, options?: Parameters<typeof http>[1]): Promise<StripeSubscription> => {

  return http<StripeSubscription>(getRefreshStripeSubscriptionUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRefreshStripeSubscriptionMutationKey = () => ['refreshStripeSubscription'] as const;

export const getRefreshStripeSubscriptionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshStripeSubscription>>, TError,RefreshStripeSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshStripeSubscription>>, TError,RefreshStripeSubscriptionMutationVariables, TContext> => {

const mutationKey = getRefreshStripeSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshStripeSubscription>>, RefreshStripeSubscriptionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  refreshStripeSubscription(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefreshStripeSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof refreshStripeSubscription>>>

    export type RefreshStripeSubscriptionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>
    export type RefreshStripeSubscriptionMutationVariables = {id: string}

    /**
 * @summary Read a subscription anew from the provider
 */
export const useRefreshStripeSubscription = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshStripeSubscription>>, TError,RefreshStripeSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshStripeSubscription>>,
        TError,
        RefreshStripeSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getRefreshStripeSubscriptionMutationOptions(options), queryClient);
    }
    export const getGetStripeCustomerUrl = (id: string,) => {


  return `/stripe/customer/${encodeURIComponent(String(id))}`
}

/**
 * @summary The paying side
 */
export const getStripeCustomer = async (id: string, options?: Parameters<typeof http>[1]): Promise<StripeCustomer> => {

  return http<StripeCustomer>(getGetStripeCustomerUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStripeCustomerQueryKey = (id: string,) => {
    return [
    'stripe','customer',id
    ] as const;
    }


export const getGetStripeCustomerQueryOptions = <TData = Awaited<ReturnType<typeof getStripeCustomer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeCustomer>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStripeCustomerQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStripeCustomer>>> = ({ signal }) => getStripeCustomer(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStripeCustomer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStripeCustomerQueryResult = NonNullable<Awaited<ReturnType<typeof getStripeCustomer>>>
export type GetStripeCustomerQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>


export function useGetStripeCustomer<TData = Awaited<ReturnType<typeof getStripeCustomer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeCustomer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStripeCustomer>>,
          TError,
          Awaited<ReturnType<typeof getStripeCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStripeCustomer<TData = Awaited<ReturnType<typeof getStripeCustomer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeCustomer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStripeCustomer>>,
          TError,
          Awaited<ReturnType<typeof getStripeCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStripeCustomer<TData = Awaited<ReturnType<typeof getStripeCustomer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeCustomer>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The paying side
 */

export function useGetStripeCustomer<TData = Awaited<ReturnType<typeof getStripeCustomer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeCustomer>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStripeCustomerQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetStripeCustomer} query
 */
export const invalidateGetStripeCustomer = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStripeCustomerQueryKey(id) }, options);

  return queryClient;
}




export const getCreateStripeCustomerUrl = () => {


  return `/stripe/customer`
}

/**
 * @summary Become a customer
 */
export const createStripeCustomer = async (stripeEmailRequest: StripeEmailRequest, options?: Parameters<typeof http>[1]): Promise<StripeCustomer> => {

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
return http<StripeCustomer>(getCreateStripeCustomerUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(stripeEmailRequest)
  }
);}





export const getCreateStripeCustomerMutationKey = () => ['createStripeCustomer'] as const;

export const getCreateStripeCustomerMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStripeCustomer>>, TError,CreateStripeCustomerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createStripeCustomer>>, TError,CreateStripeCustomerMutationVariables, TContext> => {

const mutationKey = getCreateStripeCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createStripeCustomer>>, CreateStripeCustomerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createStripeCustomer(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateStripeCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof createStripeCustomer>>>
    export type CreateStripeCustomerMutationBody = StripeEmailRequest
    export type CreateStripeCustomerMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>
    export type CreateStripeCustomerMutationVariables = {data: StripeEmailRequest}

    /**
 * @summary Become a customer
 */
export const useCreateStripeCustomer = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStripeCustomer>>, TError,CreateStripeCustomerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createStripeCustomer>>,
        TError,
        CreateStripeCustomerMutationVariables,
        TContext
      > => {
      return useMutation(getCreateStripeCustomerMutationOptions(options), queryClient);
    }
    export const getExpireCheckoutSessionsUrl = () => {


  return `/stripe/customer/expire-checkout-sessions`
}

/**
 * @summary Give up payments that were begun
 */
export const expireCheckoutSessions = async (stripeEmailRequest: StripeEmailRequest, options?: Parameters<typeof http>[1]): Promise<Message> => {

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
return http<Message>(getExpireCheckoutSessionsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(stripeEmailRequest)
  }
);}





export const getExpireCheckoutSessionsMutationKey = () => ['expireCheckoutSessions'] as const;

export const getExpireCheckoutSessionsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof expireCheckoutSessions>>, TError,ExpireCheckoutSessionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof expireCheckoutSessions>>, TError,ExpireCheckoutSessionsMutationVariables, TContext> => {

const mutationKey = getExpireCheckoutSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof expireCheckoutSessions>>, ExpireCheckoutSessionsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  expireCheckoutSessions(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExpireCheckoutSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof expireCheckoutSessions>>>
    export type ExpireCheckoutSessionsMutationBody = StripeEmailRequest
    export type ExpireCheckoutSessionsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>
    export type ExpireCheckoutSessionsMutationVariables = {data: StripeEmailRequest}

    /**
 * @summary Give up payments that were begun
 */
export const useExpireCheckoutSessions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof expireCheckoutSessions>>, TError,ExpireCheckoutSessionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof expireCheckoutSessions>>,
        TError,
        ExpireCheckoutSessionsMutationVariables,
        TContext
      > => {
      return useMutation(getExpireCheckoutSessionsMutationOptions(options), queryClient);
    }
    export const getGetStripeSubscriptionUrl = (id: string,) => {


  return `/stripe/subscription/${encodeURIComponent(String(id))}`
}

/**
 * @summary A subscription
 */
export const getStripeSubscription = async (id: string, options?: Parameters<typeof http>[1]): Promise<StripeSubscription> => {

  return http<StripeSubscription>(getGetStripeSubscriptionUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStripeSubscriptionQueryKey = (id: string,) => {
    return [
    'stripe','subscription',id
    ] as const;
    }


export const getGetStripeSubscriptionQueryOptions = <TData = Awaited<ReturnType<typeof getStripeSubscription>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStripeSubscriptionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStripeSubscription>>> = ({ signal }) => getStripeSubscription(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStripeSubscription>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStripeSubscriptionQueryResult = NonNullable<Awaited<ReturnType<typeof getStripeSubscription>>>
export type GetStripeSubscriptionQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>


export function useGetStripeSubscription<TData = Awaited<ReturnType<typeof getStripeSubscription>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeSubscription>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStripeSubscription>>,
          TError,
          Awaited<ReturnType<typeof getStripeSubscription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStripeSubscription<TData = Awaited<ReturnType<typeof getStripeSubscription>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeSubscription>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStripeSubscription>>,
          TError,
          Awaited<ReturnType<typeof getStripeSubscription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStripeSubscription<TData = Awaited<ReturnType<typeof getStripeSubscription>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A subscription
 */

export function useGetStripeSubscription<TData = Awaited<ReturnType<typeof getStripeSubscription>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStripeSubscriptionQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetStripeSubscription} query
 */
export const invalidateGetStripeSubscription = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStripeSubscriptionQueryKey(id) }, options);

  return queryClient;
}




export const getListStripeSubscriptionsUrl = (id: string,) => {


  return `/stripe/subscription/list/${encodeURIComponent(String(id))}`
}

/**
 * @summary Subscriptions of a customer
 */
export const listStripeSubscriptions = async (id: string, options?: Parameters<typeof http>[1]): Promise<StripeSubscriptionList> => {

  return http<StripeSubscriptionList>(getListStripeSubscriptionsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStripeSubscriptionsQueryKey = (id: string,) => {
    return [
    'stripe','subscription','list',id
    ] as const;
    }


export const getListStripeSubscriptionsQueryOptions = <TData = Awaited<ReturnType<typeof listStripeSubscriptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripeSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStripeSubscriptionsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStripeSubscriptions>>> = ({ signal }) => listStripeSubscriptions(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStripeSubscriptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStripeSubscriptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listStripeSubscriptions>>>
export type ListStripeSubscriptionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>


export function useListStripeSubscriptions<TData = Awaited<ReturnType<typeof listStripeSubscriptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripeSubscriptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStripeSubscriptions>>,
          TError,
          Awaited<ReturnType<typeof listStripeSubscriptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStripeSubscriptions<TData = Awaited<ReturnType<typeof listStripeSubscriptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripeSubscriptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStripeSubscriptions>>,
          TError,
          Awaited<ReturnType<typeof listStripeSubscriptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStripeSubscriptions<TData = Awaited<ReturnType<typeof listStripeSubscriptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripeSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Subscriptions of a customer
 */

export function useListStripeSubscriptions<TData = Awaited<ReturnType<typeof listStripeSubscriptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripeSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStripeSubscriptionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListStripeSubscriptions} query
 */
export const invalidateListStripeSubscriptions = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStripeSubscriptionsQueryKey(id) }, options);

  return queryClient;
}




export const getGetStripeSubscriptionDetailUrl = (id: string,) => {


  return `/stripe/subscription/detail/${encodeURIComponent(String(id))}`
}

/**
 * @summary A subscription and how it is paid
 */
export const getStripeSubscriptionDetail = async (id: string, options?: Parameters<typeof http>[1]): Promise<StripeSubscriptionDetail> => {

  return http<StripeSubscriptionDetail>(getGetStripeSubscriptionDetailUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStripeSubscriptionDetailQueryKey = (id: string,) => {
    return [
    'stripe','subscription','detail',id
    ] as const;
    }


export const getGetStripeSubscriptionDetailQueryOptions = <TData = Awaited<ReturnType<typeof getStripeSubscriptionDetail>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeSubscriptionDetail>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStripeSubscriptionDetailQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStripeSubscriptionDetail>>> = ({ signal }) => getStripeSubscriptionDetail(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStripeSubscriptionDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStripeSubscriptionDetailQueryResult = NonNullable<Awaited<ReturnType<typeof getStripeSubscriptionDetail>>>
export type GetStripeSubscriptionDetailQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>


export function useGetStripeSubscriptionDetail<TData = Awaited<ReturnType<typeof getStripeSubscriptionDetail>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeSubscriptionDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStripeSubscriptionDetail>>,
          TError,
          Awaited<ReturnType<typeof getStripeSubscriptionDetail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStripeSubscriptionDetail<TData = Awaited<ReturnType<typeof getStripeSubscriptionDetail>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeSubscriptionDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStripeSubscriptionDetail>>,
          TError,
          Awaited<ReturnType<typeof getStripeSubscriptionDetail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStripeSubscriptionDetail<TData = Awaited<ReturnType<typeof getStripeSubscriptionDetail>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeSubscriptionDetail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A subscription and how it is paid
 */

export function useGetStripeSubscriptionDetail<TData = Awaited<ReturnType<typeof getStripeSubscriptionDetail>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeSubscriptionDetail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStripeSubscriptionDetailQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetStripeSubscriptionDetail} query
 */
export const invalidateGetStripeSubscriptionDetail = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStripeSubscriptionDetailQueryKey(id) }, options);

  return queryClient;
}




export const getCancelStripeSubscriptionUrl = (id: string,) => {


  return `/stripe/subscription/cancel/${encodeURIComponent(String(id))}`
}

/**
 * @summary End a subscription
 */
export const cancelStripeSubscription = async (id: string,
    cancelSubscriptionRequest: CancelSubscriptionRequest, options?: Parameters<typeof http>[1]): Promise<StripeSubscription> => {

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
return http<StripeSubscription>(getCancelStripeSubscriptionUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cancelSubscriptionRequest)
  }
);}





export const getCancelStripeSubscriptionMutationKey = () => ['cancelStripeSubscription'] as const;

export const getCancelStripeSubscriptionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelStripeSubscription>>, TError,CancelStripeSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelStripeSubscription>>, TError,CancelStripeSubscriptionMutationVariables, TContext> => {

const mutationKey = getCancelStripeSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelStripeSubscription>>, CancelStripeSubscriptionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  cancelStripeSubscription(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelStripeSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof cancelStripeSubscription>>>
    export type CancelStripeSubscriptionMutationBody = CancelSubscriptionRequest
    export type CancelStripeSubscriptionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>
    export type CancelStripeSubscriptionMutationVariables = {id: string;data: CancelSubscriptionRequest}

    /**
 * @summary End a subscription
 */
export const useCancelStripeSubscription = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelStripeSubscription>>, TError,CancelStripeSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelStripeSubscription>>,
        TError,
        CancelStripeSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getCancelStripeSubscriptionMutationOptions(options), queryClient);
    }
    export const getListStripeInvoicesUrl = (id: string,) => {


  return `/stripe/invoices/list/${encodeURIComponent(String(id))}`
}

/**
 * @summary Invoices of a customer
 */
export const listStripeInvoices = async (id: string, options?: Parameters<typeof http>[1]): Promise<StripeInvoiceList> => {

  return http<StripeInvoiceList>(getListStripeInvoicesUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStripeInvoicesQueryKey = (id: string,) => {
    return [
    'stripe','invoices','list',id
    ] as const;
    }


export const getListStripeInvoicesQueryOptions = <TData = Awaited<ReturnType<typeof listStripeInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripeInvoices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStripeInvoicesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStripeInvoices>>> = ({ signal }) => listStripeInvoices(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStripeInvoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStripeInvoicesQueryResult = NonNullable<Awaited<ReturnType<typeof listStripeInvoices>>>
export type ListStripeInvoicesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>


export function useListStripeInvoices<TData = Awaited<ReturnType<typeof listStripeInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripeInvoices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStripeInvoices>>,
          TError,
          Awaited<ReturnType<typeof listStripeInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStripeInvoices<TData = Awaited<ReturnType<typeof listStripeInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripeInvoices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStripeInvoices>>,
          TError,
          Awaited<ReturnType<typeof listStripeInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStripeInvoices<TData = Awaited<ReturnType<typeof listStripeInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripeInvoices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Invoices of a customer
 */

export function useListStripeInvoices<TData = Awaited<ReturnType<typeof listStripeInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripeInvoices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStripeInvoicesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListStripeInvoices} query
 */
export const invalidateListStripeInvoices = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStripeInvoicesQueryKey(id) }, options);

  return queryClient;
}




export const getGetStripeInvoiceUrl = (id: string,) => {


  return `/stripe/invoice/${encodeURIComponent(String(id))}`
}

/**
 * @summary An invoice
 */
export const getStripeInvoice = async (id: string, options?: Parameters<typeof http>[1]): Promise<StripeInvoice> => {

  return http<StripeInvoice>(getGetStripeInvoiceUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStripeInvoiceQueryKey = (id: string,) => {
    return [
    'stripe','invoice',id
    ] as const;
    }


export const getGetStripeInvoiceQueryOptions = <TData = Awaited<ReturnType<typeof getStripeInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStripeInvoiceQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStripeInvoice>>> = ({ signal }) => getStripeInvoice(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStripeInvoice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStripeInvoiceQueryResult = NonNullable<Awaited<ReturnType<typeof getStripeInvoice>>>
export type GetStripeInvoiceQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>


export function useGetStripeInvoice<TData = Awaited<ReturnType<typeof getStripeInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeInvoice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStripeInvoice>>,
          TError,
          Awaited<ReturnType<typeof getStripeInvoice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStripeInvoice<TData = Awaited<ReturnType<typeof getStripeInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeInvoice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStripeInvoice>>,
          TError,
          Awaited<ReturnType<typeof getStripeInvoice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStripeInvoice<TData = Awaited<ReturnType<typeof getStripeInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An invoice
 */

export function useGetStripeInvoice<TData = Awaited<ReturnType<typeof getStripeInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStripeInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStripeInvoiceQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetStripeInvoice} query
 */
export const invalidateGetStripeInvoice = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStripeInvoiceQueryKey(id) }, options);

  return queryClient;
}




export const getCreateStripeProductUrl = () => {


  return `/stripe/products`
}

/**
 * @summary Offer a product
 */
export const createStripeProduct = async (stripeProductRequest: StripeProductRequest, options?: Parameters<typeof http>[1]): Promise<StripeProduct> => {

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
return http<StripeProduct>(getCreateStripeProductUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(stripeProductRequest)
  }
);}





export const getCreateStripeProductMutationKey = () => ['createStripeProduct'] as const;

export const getCreateStripeProductMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStripeProduct>>, TError,CreateStripeProductMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createStripeProduct>>, TError,CreateStripeProductMutationVariables, TContext> => {

const mutationKey = getCreateStripeProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createStripeProduct>>, CreateStripeProductMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createStripeProduct(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateStripeProductMutationResult = NonNullable<Awaited<ReturnType<typeof createStripeProduct>>>
    export type CreateStripeProductMutationBody = StripeProductRequest
    export type CreateStripeProductMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>
    export type CreateStripeProductMutationVariables = {data: StripeProductRequest}

    /**
 * @summary Offer a product
 */
export const useCreateStripeProduct = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStripeProduct>>, TError,CreateStripeProductMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createStripeProduct>>,
        TError,
        CreateStripeProductMutationVariables,
        TContext
      > => {
      return useMutation(getCreateStripeProductMutationOptions(options), queryClient);
    }
    export const getLinkStripeProductUrl = () => {


  return `/stripe/link-product-with-database`
}

/**
 * @summary Say which plan a product belongs to
 */
export const linkStripeProduct = async (linkProductRequest: LinkProductRequest, options?: Parameters<typeof http>[1]): Promise<Pricing> => {

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
return http<Pricing>(getLinkStripeProductUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(linkProductRequest)
  }
);}





export const getLinkStripeProductMutationKey = () => ['linkStripeProduct'] as const;

export const getLinkStripeProductMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof linkStripeProduct>>, TError,LinkStripeProductMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof linkStripeProduct>>, TError,LinkStripeProductMutationVariables, TContext> => {

const mutationKey = getLinkStripeProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof linkStripeProduct>>, LinkStripeProductMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  linkStripeProduct(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LinkStripeProductMutationResult = NonNullable<Awaited<ReturnType<typeof linkStripeProduct>>>
    export type LinkStripeProductMutationBody = LinkProductRequest
    export type LinkStripeProductMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>
    export type LinkStripeProductMutationVariables = {data: LinkProductRequest}

    /**
 * @summary Say which plan a product belongs to
 */
export const useLinkStripeProduct = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof linkStripeProduct>>, TError,LinkStripeProductMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof linkStripeProduct>>,
        TError,
        LinkStripeProductMutationVariables,
        TContext
      > => {
      return useMutation(getLinkStripeProductMutationOptions(options), queryClient);
    }
    export const getListStripeMembersUrl = () => {


  return `/stripe/get_members`
}

/**
 * @summary Organisations that pay
 */
export const listStripeMembers = async ( options?: Parameters<typeof http>[1]): Promise<StripeMemberList> => {

  return http<StripeMemberList>(getListStripeMembersUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStripeMembersQueryKey = () => {
    return [
    'stripe','get_members'
    ] as const;
    }


export const getListStripeMembersQueryOptions = <TData = Awaited<ReturnType<typeof listStripeMembers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripeMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStripeMembersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStripeMembers>>> = ({ signal }) => listStripeMembers({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStripeMembers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStripeMembersQueryResult = NonNullable<Awaited<ReturnType<typeof listStripeMembers>>>
export type ListStripeMembersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListStripeMembers<TData = Awaited<ReturnType<typeof listStripeMembers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripeMembers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStripeMembers>>,
          TError,
          Awaited<ReturnType<typeof listStripeMembers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStripeMembers<TData = Awaited<ReturnType<typeof listStripeMembers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripeMembers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStripeMembers>>,
          TError,
          Awaited<ReturnType<typeof listStripeMembers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStripeMembers<TData = Awaited<ReturnType<typeof listStripeMembers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripeMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Organisations that pay
 */

export function useListStripeMembers<TData = Awaited<ReturnType<typeof listStripeMembers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStripeMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStripeMembersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListStripeMembers} query
 */
export const invalidateListStripeMembers = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStripeMembersQueryKey() }, options);

  return queryClient;
}




export const getCreatePortalSessionUrl = () => {


  return `/stripe/create-portal-session`
}

/**
 * The provider's own page for it; it leads back to the billing settings.
 * @summary Change the card, or pay what is open
 */
export const createPortalSession = async ( options?: Parameters<typeof http>[1]): Promise<StripeRedirect> => {

  return http<StripeRedirect>(getCreatePortalSessionUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCreatePortalSessionMutationKey = () => ['createPortalSession'] as const;

export const getCreatePortalSessionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPortalSession>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPortalSession>>, TError,void, TContext> => {

const mutationKey = getCreatePortalSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPortalSession>>, void> = () => {


          return  createPortalSession(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePortalSessionMutationResult = NonNullable<Awaited<ReturnType<typeof createPortalSession>>>

    export type CreatePortalSessionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>


    /**
 * @summary Change the card, or pay what is open
 */
export const useCreatePortalSession = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPortalSession>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPortalSession>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreatePortalSessionMutationOptions(options), queryClient);
    }
    export const getReceiveStripeEventUrl = () => {


  return `/api/stripe/webhook`
}

/**
 * Its signature is the permission. An event says only that something changed: what it is now is asked of the provider, so that events may come late, twice or in another order.
 * @summary Hear from the payment provider
 */
export const receiveStripeEvent = async (stripeEvent: StripeEvent, options?: Parameters<typeof http>[1]): Promise<StripeEventReceipt> => {

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
return http<StripeEventReceipt>(getReceiveStripeEventUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(stripeEvent)
  }
);}





export const getReceiveStripeEventMutationKey = () => ['receiveStripeEvent'] as const;

export const getReceiveStripeEventMutationOptions = <TError = ErrorType<BadRequestResponse | SignatureRefusedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveStripeEvent>>, TError,ReceiveStripeEventMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof receiveStripeEvent>>, TError,ReceiveStripeEventMutationVariables, TContext> => {

const mutationKey = getReceiveStripeEventMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receiveStripeEvent>>, ReceiveStripeEventMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  receiveStripeEvent(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReceiveStripeEventMutationResult = NonNullable<Awaited<ReturnType<typeof receiveStripeEvent>>>
    export type ReceiveStripeEventMutationBody = StripeEvent
    export type ReceiveStripeEventMutationError = ErrorType<BadRequestResponse | SignatureRefusedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>
    export type ReceiveStripeEventMutationVariables = {data: StripeEvent}

    /**
 * @summary Hear from the payment provider
 */
export const useReceiveStripeEvent = <TError = ErrorType<BadRequestResponse | SignatureRefusedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | StripeNotConfiguredResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveStripeEvent>>, TError,ReceiveStripeEventMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receiveStripeEvent>>,
        TError,
        ReceiveStripeEventMutationVariables,
        TContext
      > => {
      return useMutation(getReceiveStripeEventMutationOptions(options), queryClient);
    }
