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
  NotFoundResponse,
  PlanUsage,
  Pricing,
  PricingList,
  PricingRequest,
  ProductPrice,
  ProductPriceRequest,
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

export const getListPricingsUrl = () => {


  return `/pricings`
}

/**
 * @summary Plans
 */
export const listPricings = async ( options?: Parameters<typeof http>[1]): Promise<PricingList> => {

  return http<PricingList>(getListPricingsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPricingsQueryKey = () => {
    return [
    'pricings'
    ] as const;
    }


export const getListPricingsQueryOptions = <TData = Awaited<ReturnType<typeof listPricings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPricings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPricingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPricings>>> = ({ signal }) => listPricings({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPricings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPricingsQueryResult = NonNullable<Awaited<ReturnType<typeof listPricings>>>
export type ListPricingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListPricings<TData = Awaited<ReturnType<typeof listPricings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPricings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPricings>>,
          TError,
          Awaited<ReturnType<typeof listPricings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPricings<TData = Awaited<ReturnType<typeof listPricings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPricings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPricings>>,
          TError,
          Awaited<ReturnType<typeof listPricings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPricings<TData = Awaited<ReturnType<typeof listPricings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPricings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Plans
 */

export function useListPricings<TData = Awaited<ReturnType<typeof listPricings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPricings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPricingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListPricings} query
 */
export const invalidateListPricings = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPricingsQueryKey() }, options);

  return queryClient;
}




export const getGetPricingUrl = (id: string,) => {


  return `/pricing/${encodeURIComponent(String(id))}`
}

/**
 * @summary A plan
 */
export const getPricing = async (id: string, options?: Parameters<typeof http>[1]): Promise<Pricing> => {

  return http<Pricing>(getGetPricingUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPricingQueryKey = (id: string,) => {
    return [
    'pricing',id
    ] as const;
    }


export const getGetPricingQueryOptions = <TData = Awaited<ReturnType<typeof getPricing>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPricing>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPricingQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPricing>>> = ({ signal }) => getPricing(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPricing>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPricingQueryResult = NonNullable<Awaited<ReturnType<typeof getPricing>>>
export type GetPricingQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPricing<TData = Awaited<ReturnType<typeof getPricing>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPricing>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPricing>>,
          TError,
          Awaited<ReturnType<typeof getPricing>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPricing<TData = Awaited<ReturnType<typeof getPricing>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPricing>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPricing>>,
          TError,
          Awaited<ReturnType<typeof getPricing>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPricing<TData = Awaited<ReturnType<typeof getPricing>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPricing>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A plan
 */

export function useGetPricing<TData = Awaited<ReturnType<typeof getPricing>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPricing>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPricingQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPricing} query
 */
export const invalidateGetPricing = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPricingQueryKey(id) }, options);

  return queryClient;
}




export const getUpdatePricingUrl = (id: string,) => {


  return `/pricing/${encodeURIComponent(String(id))}`
}

/**
 * @summary Change a plan
 */
export const updatePricing = async (id: string,
    pricingRequest: PricingRequest, options?: Parameters<typeof http>[1]): Promise<Pricing> => {

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
return http<Pricing>(getUpdatePricingUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(pricingRequest)
  }
);}





export const getUpdatePricingMutationKey = () => ['updatePricing'] as const;

export const getUpdatePricingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePricing>>, TError,UpdatePricingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePricing>>, TError,UpdatePricingMutationVariables, TContext> => {

const mutationKey = getUpdatePricingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePricing>>, UpdatePricingMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updatePricing(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePricingMutationResult = NonNullable<Awaited<ReturnType<typeof updatePricing>>>
    export type UpdatePricingMutationBody = PricingRequest
    export type UpdatePricingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type UpdatePricingMutationVariables = {id: string;data: PricingRequest}

    /**
 * @summary Change a plan
 */
export const useUpdatePricing = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePricing>>, TError,UpdatePricingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePricing>>,
        TError,
        UpdatePricingMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePricingMutationOptions(options), queryClient);
    }
    export const getDeletePricingUrl = (id: string,) => {


  return `/pricing/${encodeURIComponent(String(id))}`
}

/**
 * @summary Remove a plan
 */
export const deletePricing = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeletePricingUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeletePricingMutationKey = () => ['deletePricing'] as const;

export const getDeletePricingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePricing>>, TError,DeletePricingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePricing>>, TError,DeletePricingMutationVariables, TContext> => {

const mutationKey = getDeletePricingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePricing>>, DeletePricingMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deletePricing(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePricingMutationResult = NonNullable<Awaited<ReturnType<typeof deletePricing>>>

    export type DeletePricingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>
    export type DeletePricingMutationVariables = {id: string}

    /**
 * @summary Remove a plan
 */
export const useDeletePricing = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePricing>>, TError,DeletePricingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePricing>>,
        TError,
        DeletePricingMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePricingMutationOptions(options), queryClient);
    }
    export const getCreatePricingUrl = () => {


  return `/pricing/create`
}

/**
 * @summary Add a plan
 */
export const createPricing = async (pricingRequest: PricingRequest, options?: Parameters<typeof http>[1]): Promise<Pricing> => {

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
return http<Pricing>(getCreatePricingUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(pricingRequest)
  }
);}





export const getCreatePricingMutationKey = () => ['createPricing'] as const;

export const getCreatePricingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPricing>>, TError,CreatePricingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPricing>>, TError,CreatePricingMutationVariables, TContext> => {

const mutationKey = getCreatePricingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPricing>>, CreatePricingMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPricing(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePricingMutationResult = NonNullable<Awaited<ReturnType<typeof createPricing>>>
    export type CreatePricingMutationBody = PricingRequest
    export type CreatePricingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type CreatePricingMutationVariables = {data: PricingRequest}

    /**
 * @summary Add a plan
 */
export const useCreatePricing = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPricing>>, TError,CreatePricingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPricing>>,
        TError,
        CreatePricingMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePricingMutationOptions(options), queryClient);
    }
    export const getGetPlanUsageUrl = () => {


  return `/client/usage`
}

/**
 * @summary What the organisation uses of its plan
 */
export const getPlanUsage = async ( options?: Parameters<typeof http>[1]): Promise<PlanUsage> => {

  return http<PlanUsage>(getGetPlanUsageUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPlanUsageQueryKey = () => {
    return [
    'client','usage'
    ] as const;
    }


export const getGetPlanUsageQueryOptions = <TData = Awaited<ReturnType<typeof getPlanUsage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlanUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlanUsageQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlanUsage>>> = ({ signal }) => getPlanUsage({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlanUsage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlanUsageQueryResult = NonNullable<Awaited<ReturnType<typeof getPlanUsage>>>
export type GetPlanUsageQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetPlanUsage<TData = Awaited<ReturnType<typeof getPlanUsage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlanUsage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlanUsage>>,
          TError,
          Awaited<ReturnType<typeof getPlanUsage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlanUsage<TData = Awaited<ReturnType<typeof getPlanUsage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlanUsage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlanUsage>>,
          TError,
          Awaited<ReturnType<typeof getPlanUsage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlanUsage<TData = Awaited<ReturnType<typeof getPlanUsage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlanUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the organisation uses of its plan
 */

export function useGetPlanUsage<TData = Awaited<ReturnType<typeof getPlanUsage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlanUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlanUsageQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPlanUsage} query
 */
export const invalidateGetPlanUsage = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPlanUsageQueryKey() }, options);

  return queryClient;
}




export const getGetProductPriceUrl = () => {


  return `/api/product/price`
}

/**
 * @summary What a plan costs at a discount
 */
export const getProductPrice = async (productPriceRequest: ProductPriceRequest, options?: Parameters<typeof http>[1]): Promise<ProductPrice> => {

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
return http<ProductPrice>(getGetProductPriceUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(productPriceRequest)
  }
);}





export const getGetProductPriceMutationKey = () => ['getProductPrice'] as const;

export const getGetProductPriceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getProductPrice>>, TError,GetProductPriceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof getProductPrice>>, TError,GetProductPriceMutationVariables, TContext> => {

const mutationKey = getGetProductPriceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getProductPrice>>, GetProductPriceMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getProductPrice(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetProductPriceMutationResult = NonNullable<Awaited<ReturnType<typeof getProductPrice>>>
    export type GetProductPriceMutationBody = ProductPriceRequest
    export type GetProductPriceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type GetProductPriceMutationVariables = {data: ProductPriceRequest}

    /**
 * @summary What a plan costs at a discount
 */
export const useGetProductPrice = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getProductPrice>>, TError,GetProductPriceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getProductPrice>>,
        TError,
        GetProductPriceMutationVariables,
        TContext
      > => {
      return useMutation(getGetProductPriceMutationOptions(options), queryClient);
    }
