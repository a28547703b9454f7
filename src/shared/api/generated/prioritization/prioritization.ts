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
  ConflictResponse,
  ForbiddenResponse,
  IntelligenceState,
  JobRef,
  PrioritySettings,
  PrioritySettingsDocument,
  PrioritySimulationDocument,
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

export const getGetPrioritySettingsUrl = () => {


  return `/prioritization`
}

/**
 * @summary The manage-prioritization settings
 */
export const getPrioritySettings = async ( options?: Parameters<typeof http>[1]): Promise<PrioritySettingsDocument> => {

  return http<PrioritySettingsDocument>(getGetPrioritySettingsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPrioritySettingsQueryKey = () => {
    return [
    'prioritization'
    ] as const;
    }


export const getGetPrioritySettingsQueryOptions = <TData = Awaited<ReturnType<typeof getPrioritySettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrioritySettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPrioritySettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPrioritySettings>>> = ({ signal }) => getPrioritySettings({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPrioritySettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPrioritySettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getPrioritySettings>>>
export type GetPrioritySettingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetPrioritySettings<TData = Awaited<ReturnType<typeof getPrioritySettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrioritySettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPrioritySettings>>,
          TError,
          Awaited<ReturnType<typeof getPrioritySettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPrioritySettings<TData = Awaited<ReturnType<typeof getPrioritySettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrioritySettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPrioritySettings>>,
          TError,
          Awaited<ReturnType<typeof getPrioritySettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPrioritySettings<TData = Awaited<ReturnType<typeof getPrioritySettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrioritySettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The manage-prioritization settings
 */

export function useGetPrioritySettings<TData = Awaited<ReturnType<typeof getPrioritySettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrioritySettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPrioritySettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPrioritySettings} query
 */
export const invalidateGetPrioritySettings = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPrioritySettingsQueryKey() }, options);

  return queryClient;
}




export const getUpdatePrioritySettingsUrl = () => {


  return `/prioritization`
}

/**
 * Priorities are computed anew in the background.
 * @summary Change what counts
 */
export const updatePrioritySettings = async (prioritySettings: PrioritySettings, options?: Parameters<typeof http>[1]): Promise<PrioritySettingsDocument> => {

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
return http<PrioritySettingsDocument>(getUpdatePrioritySettingsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(prioritySettings)
  }
);}





export const getUpdatePrioritySettingsMutationKey = () => ['updatePrioritySettings'] as const;

export const getUpdatePrioritySettingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePrioritySettings>>, TError,UpdatePrioritySettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePrioritySettings>>, TError,UpdatePrioritySettingsMutationVariables, TContext> => {

const mutationKey = getUpdatePrioritySettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePrioritySettings>>, UpdatePrioritySettingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updatePrioritySettings(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePrioritySettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updatePrioritySettings>>>
    export type UpdatePrioritySettingsMutationBody = PrioritySettings
    export type UpdatePrioritySettingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type UpdatePrioritySettingsMutationVariables = {data: PrioritySettings}

    /**
 * @summary Change what counts
 */
export const useUpdatePrioritySettings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePrioritySettings>>, TError,UpdatePrioritySettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePrioritySettings>>,
        TError,
        UpdatePrioritySettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePrioritySettingsMutationOptions(options), queryClient);
    }
    export const getSimulatePrioritySettingsUrl = () => {


  return `/prioritization/simulate`
}

/**
 * @summary What other settings would change
 */
export const simulatePrioritySettings = async (prioritySettings: PrioritySettings, options?: Parameters<typeof http>[1]): Promise<PrioritySimulationDocument> => {

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
return http<PrioritySimulationDocument>(getSimulatePrioritySettingsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(prioritySettings)
  }
);}





export const getSimulatePrioritySettingsMutationKey = () => ['simulatePrioritySettings'] as const;

export const getSimulatePrioritySettingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof simulatePrioritySettings>>, TError,SimulatePrioritySettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof simulatePrioritySettings>>, TError,SimulatePrioritySettingsMutationVariables, TContext> => {

const mutationKey = getSimulatePrioritySettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof simulatePrioritySettings>>, SimulatePrioritySettingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  simulatePrioritySettings(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SimulatePrioritySettingsMutationResult = NonNullable<Awaited<ReturnType<typeof simulatePrioritySettings>>>
    export type SimulatePrioritySettingsMutationBody = PrioritySettings
    export type SimulatePrioritySettingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type SimulatePrioritySettingsMutationVariables = {data: PrioritySettings}

    /**
 * @summary What other settings would change
 */
export const useSimulatePrioritySettings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof simulatePrioritySettings>>, TError,SimulatePrioritySettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof simulatePrioritySettings>>,
        TError,
        SimulatePrioritySettingsMutationVariables,
        TContext
      > => {
      return useMutation(getSimulatePrioritySettingsMutationOptions(options), queryClient);
    }
    export const getGetIntelligenceUrl = () => {


  return `/intelligence`
}

/**
 * @summary Sources of what is known about vulnerabilities
 */
export const getIntelligence = async ( options?: Parameters<typeof http>[1]): Promise<IntelligenceState> => {

  return http<IntelligenceState>(getGetIntelligenceUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetIntelligenceQueryKey = () => {
    return [
    'intelligence'
    ] as const;
    }


export const getGetIntelligenceQueryOptions = <TData = Awaited<ReturnType<typeof getIntelligence>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntelligence>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIntelligenceQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIntelligence>>> = ({ signal }) => getIntelligence({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIntelligence>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIntelligenceQueryResult = NonNullable<Awaited<ReturnType<typeof getIntelligence>>>
export type GetIntelligenceQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetIntelligence<TData = Awaited<ReturnType<typeof getIntelligence>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntelligence>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIntelligence>>,
          TError,
          Awaited<ReturnType<typeof getIntelligence>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIntelligence<TData = Awaited<ReturnType<typeof getIntelligence>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntelligence>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIntelligence>>,
          TError,
          Awaited<ReturnType<typeof getIntelligence>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIntelligence<TData = Awaited<ReturnType<typeof getIntelligence>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntelligence>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Sources of what is known about vulnerabilities
 */

export function useGetIntelligence<TData = Awaited<ReturnType<typeof getIntelligence>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIntelligence>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIntelligenceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetIntelligence} query
 */
export const invalidateGetIntelligence = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetIntelligenceQueryKey() }, options);

  return queryClient;
}




export const getRefreshIntelligenceUrl = () => {


  return `/intelligence/refresh`
}

/**
 * @summary Load the sources anew
 */
export const refreshIntelligence = async ( options?: Parameters<typeof http>[1]): Promise<JobRef> => {

  return http<JobRef>(getRefreshIntelligenceUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRefreshIntelligenceMutationKey = () => ['refreshIntelligence'] as const;

export const getRefreshIntelligenceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshIntelligence>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshIntelligence>>, TError,void, TContext> => {

const mutationKey = getRefreshIntelligenceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshIntelligence>>, void> = () => {


          return  refreshIntelligence(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefreshIntelligenceMutationResult = NonNullable<Awaited<ReturnType<typeof refreshIntelligence>>>

    export type RefreshIntelligenceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooManyRequestsResponse>


    /**
 * @summary Load the sources anew
 */
export const useRefreshIntelligence = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshIntelligence>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshIntelligence>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRefreshIntelligenceMutationOptions(options), queryClient);
    }
