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
  AcceptRiskRequest,
  ApplyPatchRequest,
  BadRequestResponse,
  BulkPreviewDocument,
  BulkResult,
  BulkTriageRequest,
  CommentRequest,
  ConflictResponse,
  DecideRiskRequest,
  DeveloperSuggestionsDocument,
  DownloadFailedResponse,
  DownloadFindingsJsonParams,
  ExportFindingsParams,
  ExportSelectionRequest,
  FilterOptionsDocument,
  FindingColumnsDocument,
  FindingDocument,
  FindingEventDocument,
  FindingEventList,
  FindingGroupList,
  FindingList,
  FindingNeighbours,
  FindingNotFoundResponse,
  ForbiddenResponse,
  GeneratePatchRequest,
  GetFindingNeighboursParams,
  JobRef,
  LinkDuplicateRequest,
  ListFindingFilterOptionsParams,
  ListFindingGroupsParams,
  ListFindingHistoryParams,
  ListFindingsParams,
  NotFoundResponse,
  PreviewBulkRequest,
  PriorityExplanationDocument,
  SaveFindingColumnsRequest,
  SendFindingRequest,
  SendFindingsRequest,
  StaleSelectionResponse,
  SuggestDevelopersRequest,
  ToggleFalsePositiveRequest,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  UpdateFindingRequest
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

export const getListFindingsUrl = (params?: ListFindingsParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/findings?${stringifiedParams}` : `/findings`
}

/**
 * Ordered by `sort_field` and `sort`, by default priority, highest first; the finding's id breaks ties. The count is exact to 10,000.
 * @summary Findings
 */
export const listFindings = async (params?: ListFindingsParams, options?: Parameters<typeof http>[1]): Promise<FindingList> => {

  return http<FindingList>(getListFindingsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListFindingsQueryKey = (params?: ListFindingsParams,) => {
    return [
    'findings', ...(params ? [params] : [])
    ] as const;
    }


export const getListFindingsQueryOptions = <TData = Awaited<ReturnType<typeof listFindings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: ListFindingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFindingsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFindings>>> = ({ signal }) => listFindings(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFindings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFindingsQueryResult = NonNullable<Awaited<ReturnType<typeof listFindings>>>
export type ListFindingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListFindings<TData = Awaited<ReturnType<typeof listFindings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  ListFindingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFindings>>,
          TError,
          Awaited<ReturnType<typeof listFindings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFindings<TData = Awaited<ReturnType<typeof listFindings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListFindingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFindings>>,
          TError,
          Awaited<ReturnType<typeof listFindings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFindings<TData = Awaited<ReturnType<typeof listFindings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListFindingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Findings
 */

export function useListFindings<TData = Awaited<ReturnType<typeof listFindings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListFindingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFindingsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListFindings} query
 */
export const invalidateListFindings = async (
 queryClient: QueryClient, params?: ListFindingsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFindingsQueryKey(params) }, options);

  return queryClient;
}




export const getGetFindingUrl = (id: string,) => {


  return `/findings/${encodeURIComponent(String(id))}`
}

/**
 * @summary A finding
 */
export const getFinding = async (id: string, options?: Parameters<typeof http>[1]): Promise<FindingDocument> => {

  return http<FindingDocument>(getGetFindingUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetFindingQueryKey = (id: string,) => {
    return [
    'findings',id
    ] as const;
    }


export const getGetFindingQueryOptions = <TData = Awaited<ReturnType<typeof getFinding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | TooManyRequestsResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFinding>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFindingQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFinding>>> = ({ signal }) => getFinding(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFinding>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFindingQueryResult = NonNullable<Awaited<ReturnType<typeof getFinding>>>
export type GetFindingQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | TooManyRequestsResponse>


export function useGetFinding<TData = Awaited<ReturnType<typeof getFinding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | TooManyRequestsResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFinding>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFinding>>,
          TError,
          Awaited<ReturnType<typeof getFinding>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFinding<TData = Awaited<ReturnType<typeof getFinding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFinding>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFinding>>,
          TError,
          Awaited<ReturnType<typeof getFinding>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFinding<TData = Awaited<ReturnType<typeof getFinding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFinding>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A finding
 */

export function useGetFinding<TData = Awaited<ReturnType<typeof getFinding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFinding>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFindingQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetFinding} query
 */
export const invalidateGetFinding = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetFindingQueryKey(id) }, options);

  return queryClient;
}




export const getUpdateFindingUrl = (id: string,) => {


  return `/findings/${encodeURIComponent(String(id))}`
}

/**
 * The status `risk_accepted` needs a reason and is set by accepting the risk; each change is an event of the history.
 * @summary Change a finding
 */
export const updateFinding = async (id: string,
    updateFindingRequest: UpdateFindingRequest, options?: Parameters<typeof http>[1]): Promise<FindingDocument> => {

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
return http<FindingDocument>(getUpdateFindingUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(updateFindingRequest)
  }
);}





export const getUpdateFindingMutationKey = () => ['updateFinding'] as const;

export const getUpdateFindingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFinding>>, TError,UpdateFindingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateFinding>>, TError,UpdateFindingMutationVariables, TContext> => {

const mutationKey = getUpdateFindingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateFinding>>, UpdateFindingMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateFinding(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateFindingMutationResult = NonNullable<Awaited<ReturnType<typeof updateFinding>>>
    export type UpdateFindingMutationBody = UpdateFindingRequest
    export type UpdateFindingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type UpdateFindingMutationVariables = {id: string;data: UpdateFindingRequest}

    /**
 * @summary Change a finding
 */
export const useUpdateFinding = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFinding>>, TError,UpdateFindingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFinding>>,
        TError,
        UpdateFindingMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateFindingMutationOptions(options), queryClient);
    }
    export const getToggleFindingFalsePositiveUrl = (id: string,) => {


  return `/findings/${encodeURIComponent(String(id))}/toggle_false_positive`
}

/**
 * @summary Mark as false positive, or no longer
 */
export const toggleFindingFalsePositive = async (id: string,
    toggleFalsePositiveRequest?: ToggleFalsePositiveRequest, options?: Parameters<typeof http>[1]): Promise<FindingDocument> => {

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
return http<FindingDocument>(getToggleFindingFalsePositiveUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(toggleFalsePositiveRequest)
  }
);}





export const getToggleFindingFalsePositiveMutationKey = () => ['toggleFindingFalsePositive'] as const;

export const getToggleFindingFalsePositiveMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toggleFindingFalsePositive>>, TError,ToggleFindingFalsePositiveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof toggleFindingFalsePositive>>, TError,ToggleFindingFalsePositiveMutationVariables, TContext> => {

const mutationKey = getToggleFindingFalsePositiveMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof toggleFindingFalsePositive>>, ToggleFindingFalsePositiveMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  toggleFindingFalsePositive(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ToggleFindingFalsePositiveMutationResult = NonNullable<Awaited<ReturnType<typeof toggleFindingFalsePositive>>>
    export type ToggleFindingFalsePositiveMutationBody = ToggleFalsePositiveRequest | undefined
    export type ToggleFindingFalsePositiveMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type ToggleFindingFalsePositiveMutationVariables = {id: string;data?: ToggleFalsePositiveRequest}

    /**
 * @summary Mark as false positive, or no longer
 */
export const useToggleFindingFalsePositive = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toggleFindingFalsePositive>>, TError,ToggleFindingFalsePositiveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof toggleFindingFalsePositive>>,
        TError,
        ToggleFindingFalsePositiveMutationVariables,
        TContext
      > => {
      return useMutation(getToggleFindingFalsePositiveMutationOptions(options), queryClient);
    }
    export const getCreateFindingReportUrl = (id: string,) => {


  return `/findings/${encodeURIComponent(String(id))}/report`
}

/**
 * @summary Everything about a finding as a file
 */
export const createFindingReport = async (id: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getCreateFindingReportUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCreateFindingReportMutationKey = () => ['createFindingReport'] as const;

export const getCreateFindingReportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFindingReport>>, TError,CreateFindingReportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createFindingReport>>, TError,CreateFindingReportMutationVariables, TContext> => {

const mutationKey = getCreateFindingReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFindingReport>>, CreateFindingReportMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  createFindingReport(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateFindingReportMutationResult = NonNullable<Awaited<ReturnType<typeof createFindingReport>>>

    export type CreateFindingReportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | TooManyRequestsResponse>
    export type CreateFindingReportMutationVariables = {id: string}

    /**
 * @summary Everything about a finding as a file
 */
export const useCreateFindingReport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FindingNotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFindingReport>>, TError,CreateFindingReportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFindingReport>>,
        TError,
        CreateFindingReportMutationVariables,
        TContext
      > => {
      return useMutation(getCreateFindingReportMutationOptions(options), queryClient);
    }
    export const getListFindingFilterOptionsUrl = (params: ListFindingFilterOptionsParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/filter/findings?${stringifiedParams}` : `/filter/findings`
}

/**
 * Counted under all other filters given here. `client_id` is for super-administrators and partners.
 * @summary Values that a filter offers, with counts
 */
export const listFindingFilterOptions = async (params: ListFindingFilterOptionsParams, options?: Parameters<typeof http>[1]): Promise<FilterOptionsDocument> => {

  return http<FilterOptionsDocument>(getListFindingFilterOptionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListFindingFilterOptionsQueryKey = (params?: ListFindingFilterOptionsParams,) => {
    return [
    'filter','findings', ...(params ? [params] : [])
    ] as const;
    }


export const getListFindingFilterOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listFindingFilterOptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params: ListFindingFilterOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindingFilterOptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFindingFilterOptionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFindingFilterOptions>>> = ({ signal }) => listFindingFilterOptions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFindingFilterOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFindingFilterOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listFindingFilterOptions>>>
export type ListFindingFilterOptionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListFindingFilterOptions<TData = Awaited<ReturnType<typeof listFindingFilterOptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: ListFindingFilterOptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindingFilterOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFindingFilterOptions>>,
          TError,
          Awaited<ReturnType<typeof listFindingFilterOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFindingFilterOptions<TData = Awaited<ReturnType<typeof listFindingFilterOptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: ListFindingFilterOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindingFilterOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFindingFilterOptions>>,
          TError,
          Awaited<ReturnType<typeof listFindingFilterOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFindingFilterOptions<TData = Awaited<ReturnType<typeof listFindingFilterOptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: ListFindingFilterOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindingFilterOptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Values that a filter offers, with counts
 */

export function useListFindingFilterOptions<TData = Awaited<ReturnType<typeof listFindingFilterOptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: ListFindingFilterOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindingFilterOptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFindingFilterOptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListFindingFilterOptions} query
 */
export const invalidateListFindingFilterOptions = async (
 queryClient: QueryClient, params: ListFindingFilterOptionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFindingFilterOptionsQueryKey(params) }, options);

  return queryClient;
}




export const getGetSelectedFindingColumnsUrl = () => {


  return `/findings-columns/selected`
}

/**
 * @summary Columns of the findings list
 */
export const getSelectedFindingColumns = async ( options?: Parameters<typeof http>[1]): Promise<FindingColumnsDocument> => {

  return http<FindingColumnsDocument>(getGetSelectedFindingColumnsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSelectedFindingColumnsQueryKey = () => {
    return [
    'findings-columns','selected'
    ] as const;
    }


export const getGetSelectedFindingColumnsQueryOptions = <TData = Awaited<ReturnType<typeof getSelectedFindingColumns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSelectedFindingColumns>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSelectedFindingColumnsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSelectedFindingColumns>>> = ({ signal }) => getSelectedFindingColumns({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSelectedFindingColumns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSelectedFindingColumnsQueryResult = NonNullable<Awaited<ReturnType<typeof getSelectedFindingColumns>>>
export type GetSelectedFindingColumnsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetSelectedFindingColumns<TData = Awaited<ReturnType<typeof getSelectedFindingColumns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSelectedFindingColumns>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSelectedFindingColumns>>,
          TError,
          Awaited<ReturnType<typeof getSelectedFindingColumns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSelectedFindingColumns<TData = Awaited<ReturnType<typeof getSelectedFindingColumns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSelectedFindingColumns>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSelectedFindingColumns>>,
          TError,
          Awaited<ReturnType<typeof getSelectedFindingColumns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSelectedFindingColumns<TData = Awaited<ReturnType<typeof getSelectedFindingColumns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSelectedFindingColumns>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Columns of the findings list
 */

export function useGetSelectedFindingColumns<TData = Awaited<ReturnType<typeof getSelectedFindingColumns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSelectedFindingColumns>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSelectedFindingColumnsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSelectedFindingColumns} query
 */
export const invalidateGetSelectedFindingColumns = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSelectedFindingColumnsQueryKey() }, options);

  return queryClient;
}




export const getSaveFindingColumnsUrl = () => {


  return `/findings-columns/save`
}

/**
 * @summary Choose the columns of the findings list
 */
export const saveFindingColumns = async (saveFindingColumnsRequest: SaveFindingColumnsRequest, options?: Parameters<typeof http>[1]): Promise<FindingColumnsDocument> => {

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
return http<FindingColumnsDocument>(getSaveFindingColumnsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveFindingColumnsRequest)
  }
);}





export const getSaveFindingColumnsMutationKey = () => ['saveFindingColumns'] as const;

export const getSaveFindingColumnsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveFindingColumns>>, TError,SaveFindingColumnsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveFindingColumns>>, TError,SaveFindingColumnsMutationVariables, TContext> => {

const mutationKey = getSaveFindingColumnsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveFindingColumns>>, SaveFindingColumnsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveFindingColumns(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveFindingColumnsMutationResult = NonNullable<Awaited<ReturnType<typeof saveFindingColumns>>>
    export type SaveFindingColumnsMutationBody = SaveFindingColumnsRequest
    export type SaveFindingColumnsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type SaveFindingColumnsMutationVariables = {data: SaveFindingColumnsRequest}

    /**
 * @summary Choose the columns of the findings list
 */
export const useSaveFindingColumns = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveFindingColumns>>, TError,SaveFindingColumnsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveFindingColumns>>,
        TError,
        SaveFindingColumnsMutationVariables,
        TContext
      > => {
      return useMutation(getSaveFindingColumnsMutationOptions(options), queryClient);
    }
    export const getGetFindingNeighboursUrl = (id: string,
    params?: GetFindingNeighboursParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/findings/${encodeURIComponent(String(id))}/neighbours?${stringifiedParams}` : `/findings/${encodeURIComponent(String(id))}/neighbours`
}

/**
 * @summary What stands before and after it in the list
 */
export const getFindingNeighbours = async (id: string,
    params?: GetFindingNeighboursParams, options?: Parameters<typeof http>[1]): Promise<FindingNeighbours> => {

  return http<FindingNeighbours>(getGetFindingNeighboursUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetFindingNeighboursQueryKey = (id: string,
    params?: GetFindingNeighboursParams,) => {
    return [
    'findings',id,'neighbours', ...(params ? [params] : [])
    ] as const;
    }


export const getGetFindingNeighboursQueryOptions = <TData = Awaited<ReturnType<typeof getFindingNeighbours>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string,
    params?: GetFindingNeighboursParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingNeighbours>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFindingNeighboursQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFindingNeighbours>>> = ({ signal }) => getFindingNeighbours(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFindingNeighbours>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFindingNeighboursQueryResult = NonNullable<Awaited<ReturnType<typeof getFindingNeighbours>>>
export type GetFindingNeighboursQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetFindingNeighbours<TData = Awaited<ReturnType<typeof getFindingNeighbours>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params: undefined |  GetFindingNeighboursParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingNeighbours>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFindingNeighbours>>,
          TError,
          Awaited<ReturnType<typeof getFindingNeighbours>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFindingNeighbours<TData = Awaited<ReturnType<typeof getFindingNeighbours>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params?: GetFindingNeighboursParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingNeighbours>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFindingNeighbours>>,
          TError,
          Awaited<ReturnType<typeof getFindingNeighbours>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFindingNeighbours<TData = Awaited<ReturnType<typeof getFindingNeighbours>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params?: GetFindingNeighboursParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingNeighbours>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What stands before and after it in the list
 */

export function useGetFindingNeighbours<TData = Awaited<ReturnType<typeof getFindingNeighbours>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params?: GetFindingNeighboursParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFindingNeighbours>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFindingNeighboursQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetFindingNeighbours} query
 */
export const invalidateGetFindingNeighbours = async (
 queryClient: QueryClient, id: string,
    params?: GetFindingNeighboursParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetFindingNeighboursQueryKey(id,params) }, options);

  return queryClient;
}




export const getListFindingGroupsUrl = (params: ListFindingGroupsParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/findings/groups?${stringifiedParams}` : `/findings/groups`
}

/**
 * @summary Findings grouped by a value
 */
export const listFindingGroups = async (params: ListFindingGroupsParams, options?: Parameters<typeof http>[1]): Promise<FindingGroupList> => {

  return http<FindingGroupList>(getListFindingGroupsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListFindingGroupsQueryKey = (params?: ListFindingGroupsParams,) => {
    return [
    'findings','groups', ...(params ? [params] : [])
    ] as const;
    }


export const getListFindingGroupsQueryOptions = <TData = Awaited<ReturnType<typeof listFindingGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params: ListFindingGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindingGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFindingGroupsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFindingGroups>>> = ({ signal }) => listFindingGroups(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFindingGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFindingGroupsQueryResult = NonNullable<Awaited<ReturnType<typeof listFindingGroups>>>
export type ListFindingGroupsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListFindingGroups<TData = Awaited<ReturnType<typeof listFindingGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: ListFindingGroupsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindingGroups>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFindingGroups>>,
          TError,
          Awaited<ReturnType<typeof listFindingGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFindingGroups<TData = Awaited<ReturnType<typeof listFindingGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: ListFindingGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindingGroups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFindingGroups>>,
          TError,
          Awaited<ReturnType<typeof listFindingGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFindingGroups<TData = Awaited<ReturnType<typeof listFindingGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: ListFindingGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindingGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Findings grouped by a value
 */

export function useListFindingGroups<TData = Awaited<ReturnType<typeof listFindingGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: ListFindingGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindingGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFindingGroupsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListFindingGroups} query
 */
export const invalidateListFindingGroups = async (
 queryClient: QueryClient, params: ListFindingGroupsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFindingGroupsQueryKey(params) }, options);

  return queryClient;
}




export const getSendFindingUrl = (id: string,) => {


  return `/finding-send/${encodeURIComponent(String(id))}`
}

/**
 * Mail goes out after 30 seconds; until then the job can be cancelled.
 * @summary Send a finding to developers
 */
export const sendFinding = async (id: string,
    sendFindingRequest: SendFindingRequest, options?: Parameters<typeof http>[1]): Promise<JobRef> => {

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
return http<JobRef>(getSendFindingUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sendFindingRequest)
  }
);}





export const getSendFindingMutationKey = () => ['sendFinding'] as const;

export const getSendFindingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendFinding>>, TError,SendFindingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendFinding>>, TError,SendFindingMutationVariables, TContext> => {

const mutationKey = getSendFindingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendFinding>>, SendFindingMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  sendFinding(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendFindingMutationResult = NonNullable<Awaited<ReturnType<typeof sendFinding>>>
    export type SendFindingMutationBody = SendFindingRequest
    export type SendFindingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type SendFindingMutationVariables = {id: string;data: SendFindingRequest}

    /**
 * @summary Send a finding to developers
 */
export const useSendFinding = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendFinding>>, TError,SendFindingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendFinding>>,
        TError,
        SendFindingMutationVariables,
        TContext
      > => {
      return useMutation(getSendFindingMutationOptions(options), queryClient);
    }
    export const getSendFindingsUrl = () => {


  return `/finding-send-bulk`
}

/**
 * @summary Send findings to developers
 */
export const sendFindings = async (sendFindingsRequest: SendFindingsRequest, options?: Parameters<typeof http>[1]): Promise<JobRef> => {

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
return http<JobRef>(getSendFindingsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sendFindingsRequest)
  }
);}





export const getSendFindingsMutationKey = () => ['sendFindings'] as const;

export const getSendFindingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StaleSelectionResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendFindings>>, TError,SendFindingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendFindings>>, TError,SendFindingsMutationVariables, TContext> => {

const mutationKey = getSendFindingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendFindings>>, SendFindingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendFindings(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendFindingsMutationResult = NonNullable<Awaited<ReturnType<typeof sendFindings>>>
    export type SendFindingsMutationBody = SendFindingsRequest
    export type SendFindingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StaleSelectionResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type SendFindingsMutationVariables = {data: SendFindingsRequest}

    /**
 * @summary Send findings to developers
 */
export const useSendFindings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StaleSelectionResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendFindings>>, TError,SendFindingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendFindings>>,
        TError,
        SendFindingsMutationVariables,
        TContext
      > => {
      return useMutation(getSendFindingsMutationOptions(options), queryClient);
    }
    export const getGeneratePatchesUrl = () => {


  return `/bulk_actions/generate_patch`
}

/**
 * @summary Make remediations for findings
 */
export const generatePatches = async (generatePatchRequest: GeneratePatchRequest, options?: Parameters<typeof http>[1]): Promise<JobRef> => {

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
return http<JobRef>(getGeneratePatchesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(generatePatchRequest)
  }
);}





export const getGeneratePatchesMutationKey = () => ['generatePatches'] as const;

export const getGeneratePatchesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StaleSelectionResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generatePatches>>, TError,GeneratePatchesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof generatePatches>>, TError,GeneratePatchesMutationVariables, TContext> => {

const mutationKey = getGeneratePatchesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generatePatches>>, GeneratePatchesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  generatePatches(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GeneratePatchesMutationResult = NonNullable<Awaited<ReturnType<typeof generatePatches>>>
    export type GeneratePatchesMutationBody = GeneratePatchRequest
    export type GeneratePatchesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StaleSelectionResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type GeneratePatchesMutationVariables = {data: GeneratePatchRequest}

    /**
 * @summary Make remediations for findings
 */
export const useGeneratePatches = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StaleSelectionResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generatePatches>>, TError,GeneratePatchesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generatePatches>>,
        TError,
        GeneratePatchesMutationVariables,
        TContext
      > => {
      return useMutation(getGeneratePatchesMutationOptions(options), queryClient);
    }
    export const getApplyPatchesUrl = () => {


  return `/bulk_actions/apply_patch`
}

/**
 * @summary Apply remediations as pull requests or issues
 */
export const applyPatches = async (applyPatchRequest: ApplyPatchRequest, options?: Parameters<typeof http>[1]): Promise<JobRef> => {

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
return http<JobRef>(getApplyPatchesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(applyPatchRequest)
  }
);}





export const getApplyPatchesMutationKey = () => ['applyPatches'] as const;

export const getApplyPatchesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyPatches>>, TError,ApplyPatchesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof applyPatches>>, TError,ApplyPatchesMutationVariables, TContext> => {

const mutationKey = getApplyPatchesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyPatches>>, ApplyPatchesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  applyPatches(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApplyPatchesMutationResult = NonNullable<Awaited<ReturnType<typeof applyPatches>>>
    export type ApplyPatchesMutationBody = ApplyPatchRequest
    export type ApplyPatchesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type ApplyPatchesMutationVariables = {data: ApplyPatchRequest}

    /**
 * @summary Apply remediations as pull requests or issues
 */
export const useApplyPatches = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyPatches>>, TError,ApplyPatchesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyPatches>>,
        TError,
        ApplyPatchesMutationVariables,
        TContext
      > => {
      return useMutation(getApplyPatchesMutationOptions(options), queryClient);
    }
    export const getPreviewBulkActionUrl = () => {


  return `/bulk_actions/preview`
}

/**
 * The same rules as the action itself, without doing it: how many would change, by severity, and why the others would stay.
 * @summary What an action would do
 */
export const previewBulkAction = async (previewBulkRequest: PreviewBulkRequest, options?: Parameters<typeof http>[1]): Promise<BulkPreviewDocument> => {

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
return http<BulkPreviewDocument>(getPreviewBulkActionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(previewBulkRequest)
  }
);}





export const getPreviewBulkActionMutationKey = () => ['previewBulkAction'] as const;

export const getPreviewBulkActionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StaleSelectionResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewBulkAction>>, TError,PreviewBulkActionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof previewBulkAction>>, TError,PreviewBulkActionMutationVariables, TContext> => {

const mutationKey = getPreviewBulkActionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewBulkAction>>, PreviewBulkActionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewBulkAction(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewBulkActionMutationResult = NonNullable<Awaited<ReturnType<typeof previewBulkAction>>>
    export type PreviewBulkActionMutationBody = PreviewBulkRequest
    export type PreviewBulkActionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StaleSelectionResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type PreviewBulkActionMutationVariables = {data: PreviewBulkRequest}

    /**
 * @summary What an action would do
 */
export const usePreviewBulkAction = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StaleSelectionResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewBulkAction>>, TError,PreviewBulkActionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewBulkAction>>,
        TError,
        PreviewBulkActionMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewBulkActionMutationOptions(options), queryClient);
    }
    export const getSuggestDevelopersUrl = () => {


  return `/bulk_actions/developers`
}

/**
 * As the reports say it, matched with the people of the organisation by e-mail address or user name. Most findings first.
 * @summary Who last changed the code of findings
 */
export const suggestDevelopers = async (suggestDevelopersRequest: SuggestDevelopersRequest, options?: Parameters<typeof http>[1]): Promise<DeveloperSuggestionsDocument> => {

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
return http<DeveloperSuggestionsDocument>(getSuggestDevelopersUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(suggestDevelopersRequest)
  }
);}





export const getSuggestDevelopersMutationKey = () => ['suggestDevelopers'] as const;

export const getSuggestDevelopersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StaleSelectionResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof suggestDevelopers>>, TError,SuggestDevelopersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof suggestDevelopers>>, TError,SuggestDevelopersMutationVariables, TContext> => {

const mutationKey = getSuggestDevelopersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof suggestDevelopers>>, SuggestDevelopersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  suggestDevelopers(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SuggestDevelopersMutationResult = NonNullable<Awaited<ReturnType<typeof suggestDevelopers>>>
    export type SuggestDevelopersMutationBody = SuggestDevelopersRequest
    export type SuggestDevelopersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StaleSelectionResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type SuggestDevelopersMutationVariables = {data: SuggestDevelopersRequest}

    /**
 * @summary Who last changed the code of findings
 */
export const useSuggestDevelopers = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StaleSelectionResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof suggestDevelopers>>, TError,SuggestDevelopersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof suggestDevelopers>>,
        TError,
        SuggestDevelopersMutationVariables,
        TContext
      > => {
      return useMutation(getSuggestDevelopersMutationOptions(options), queryClient);
    }
    export const getTriageFindingsUrl = () => {


  return `/bulk_actions/triage`
}

/**
 * Up to 500 at once are answered directly; more become a job.
 * @summary Decide on many findings at once
 */
export const triageFindings = async (bulkTriageRequest: BulkTriageRequest, options?: Parameters<typeof http>[1]): Promise<BulkResult | JobRef> => {

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
return http<BulkResult | JobRef>(getTriageFindingsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bulkTriageRequest)
  }
);}





export const getTriageFindingsMutationKey = () => ['triageFindings'] as const;

export const getTriageFindingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StaleSelectionResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof triageFindings>>, TError,TriageFindingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof triageFindings>>, TError,TriageFindingsMutationVariables, TContext> => {

const mutationKey = getTriageFindingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof triageFindings>>, TriageFindingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  triageFindings(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TriageFindingsMutationResult = NonNullable<Awaited<ReturnType<typeof triageFindings>>>
    export type TriageFindingsMutationBody = BulkTriageRequest
    export type TriageFindingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StaleSelectionResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type TriageFindingsMutationVariables = {data: BulkTriageRequest}

    /**
 * @summary Decide on many findings at once
 */
export const useTriageFindings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StaleSelectionResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof triageFindings>>, TError,TriageFindingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof triageFindings>>,
        TError,
        TriageFindingsMutationVariables,
        TContext
      > => {
      return useMutation(getTriageFindingsMutationOptions(options), queryClient);
    }
    export const getDownloadFindingsJsonUrl = (params?: DownloadFindingsJsonParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/download_json_findings?${stringifiedParams}` : `/download_json_findings`
}

/**
 * The same query as the list. Above 20 MB: a job, then a single-use address.
 * @summary The list as a JSON file
 */
export const downloadFindingsJson = async (params?: DownloadFindingsJsonParams, options?: Parameters<typeof http>[1]): Promise<Blob | JobRef> => {

  return http<Blob | JobRef>(getDownloadFindingsJsonUrl(params),
  {
    ...options,
    method: 'POST'


  }
);}





export const getDownloadFindingsJsonMutationKey = () => ['downloadFindingsJson'] as const;

export const getDownloadFindingsJsonMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | DownloadFailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadFindingsJson>>, TError,DownloadFindingsJsonMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadFindingsJson>>, TError,DownloadFindingsJsonMutationVariables, TContext> => {

const mutationKey = getDownloadFindingsJsonMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadFindingsJson>>, DownloadFindingsJsonMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  downloadFindingsJson(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadFindingsJsonMutationResult = NonNullable<Awaited<ReturnType<typeof downloadFindingsJson>>>

    export type DownloadFindingsJsonMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | DownloadFailedResponse>
    export type DownloadFindingsJsonMutationVariables = {params?: DownloadFindingsJsonParams}

    /**
 * @summary The list as a JSON file
 */
export const useDownloadFindingsJson = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | DownloadFailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadFindingsJson>>, TError,DownloadFindingsJsonMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadFindingsJson>>,
        TError,
        DownloadFindingsJsonMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadFindingsJsonMutationOptions(options), queryClient);
    }
    export const getExportFindingsUrl = (params: ExportFindingsParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/findings/export?${stringifiedParams}` : `/findings/export`
}

/**
 * All that match the query; with a body only the findings that it names. Above 20 MB: a job, then a single-use address.
 * @summary The list as CSV, SARIF or JSON
 */
export const exportFindings = async (params: ExportFindingsParams,
    exportSelectionRequest?: ExportSelectionRequest, options?: Parameters<typeof http>[1]): Promise<Blob | JobRef> => {

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
return http<Blob | JobRef>(getExportFindingsUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(exportSelectionRequest)
  }
);}





export const getExportFindingsMutationKey = () => ['exportFindings'] as const;

export const getExportFindingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StaleSelectionResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportFindings>>, TError,ExportFindingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof exportFindings>>, TError,ExportFindingsMutationVariables, TContext> => {

const mutationKey = getExportFindingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportFindings>>, ExportFindingsMutationVariables> = (props) => {
          const {params,data} = props ?? {};

          return  exportFindings(params,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExportFindingsMutationResult = NonNullable<Awaited<ReturnType<typeof exportFindings>>>
    export type ExportFindingsMutationBody = ExportSelectionRequest | undefined
    export type ExportFindingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StaleSelectionResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type ExportFindingsMutationVariables = {params: ExportFindingsParams;data?: ExportSelectionRequest}

    /**
 * @summary The list as CSV, SARIF or JSON
 */
export const useExportFindings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | StaleSelectionResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportFindings>>, TError,ExportFindingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportFindings>>,
        TError,
        ExportFindingsMutationVariables,
        TContext
      > => {
      return useMutation(getExportFindingsMutationOptions(options), queryClient);
    }
    export const getListFindingHistoryUrl = (id: string,
    params?: ListFindingHistoryParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/findings/${encodeURIComponent(String(id))}/history?${stringifiedParams}` : `/findings/${encodeURIComponent(String(id))}/history`
}

/**
 * @summary What happened to a finding
 */
export const listFindingHistory = async (id: string,
    params?: ListFindingHistoryParams, options?: Parameters<typeof http>[1]): Promise<FindingEventList> => {

  return http<FindingEventList>(getListFindingHistoryUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListFindingHistoryQueryKey = (id: string,
    params?: ListFindingHistoryParams,) => {
    return [
    'findings',id,'history', ...(params ? [params] : [])
    ] as const;
    }


export const getListFindingHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listFindingHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string,
    params?: ListFindingHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindingHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFindingHistoryQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFindingHistory>>> = ({ signal }) => listFindingHistory(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFindingHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFindingHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listFindingHistory>>>
export type ListFindingHistoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useListFindingHistory<TData = Awaited<ReturnType<typeof listFindingHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params: undefined |  ListFindingHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindingHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFindingHistory>>,
          TError,
          Awaited<ReturnType<typeof listFindingHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFindingHistory<TData = Awaited<ReturnType<typeof listFindingHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params?: ListFindingHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindingHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFindingHistory>>,
          TError,
          Awaited<ReturnType<typeof listFindingHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFindingHistory<TData = Awaited<ReturnType<typeof listFindingHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params?: ListFindingHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindingHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What happened to a finding
 */

export function useListFindingHistory<TData = Awaited<ReturnType<typeof listFindingHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params?: ListFindingHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFindingHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFindingHistoryQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListFindingHistory} query
 */
export const invalidateListFindingHistory = async (
 queryClient: QueryClient, id: string,
    params?: ListFindingHistoryParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFindingHistoryQueryKey(id,params) }, options);

  return queryClient;
}




export const getCommentOnFindingUrl = (id: string,) => {


  return `/findings/${encodeURIComponent(String(id))}/comments`
}

/**
 * @summary Comment on a finding
 */
export const commentOnFinding = async (id: string,
    commentRequest: CommentRequest, options?: Parameters<typeof http>[1]): Promise<FindingEventDocument> => {

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
return http<FindingEventDocument>(getCommentOnFindingUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(commentRequest)
  }
);}





export const getCommentOnFindingMutationKey = () => ['commentOnFinding'] as const;

export const getCommentOnFindingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof commentOnFinding>>, TError,CommentOnFindingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof commentOnFinding>>, TError,CommentOnFindingMutationVariables, TContext> => {

const mutationKey = getCommentOnFindingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof commentOnFinding>>, CommentOnFindingMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  commentOnFinding(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CommentOnFindingMutationResult = NonNullable<Awaited<ReturnType<typeof commentOnFinding>>>
    export type CommentOnFindingMutationBody = CommentRequest
    export type CommentOnFindingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type CommentOnFindingMutationVariables = {id: string;data: CommentRequest}

    /**
 * @summary Comment on a finding
 */
export const useCommentOnFinding = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof commentOnFinding>>, TError,CommentOnFindingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof commentOnFinding>>,
        TError,
        CommentOnFindingMutationVariables,
        TContext
      > => {
      return useMutation(getCommentOnFindingMutationOptions(options), queryClient);
    }
    export const getDeleteFindingCommentUrl = (id: string,
    commentId: string,) => {


  return `/findings/${encodeURIComponent(String(id))}/comments/${encodeURIComponent(String(commentId))}`
}

/**
 * One's own, or any as an administrator.
 * @summary Take a comment back
 */
export const deleteFindingComment = async (id: string,
    commentId: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteFindingCommentUrl(id,commentId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteFindingCommentMutationKey = () => ['deleteFindingComment'] as const;

export const getDeleteFindingCommentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFindingComment>>, TError,DeleteFindingCommentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteFindingComment>>, TError,DeleteFindingCommentMutationVariables, TContext> => {

const mutationKey = getDeleteFindingCommentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteFindingComment>>, DeleteFindingCommentMutationVariables> = (props) => {
          const {id,commentId} = props ?? {};

          return  deleteFindingComment(id,commentId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteFindingCommentMutationResult = NonNullable<Awaited<ReturnType<typeof deleteFindingComment>>>

    export type DeleteFindingCommentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>
    export type DeleteFindingCommentMutationVariables = {id: string;commentId: string}

    /**
 * @summary Take a comment back
 */
export const useDeleteFindingComment = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFindingComment>>, TError,DeleteFindingCommentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFindingComment>>,
        TError,
        DeleteFindingCommentMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteFindingCommentMutationOptions(options), queryClient);
    }
    export const getAcceptFindingRiskUrl = (id: string,) => {


  return `/findings/${encodeURIComponent(String(id))}/risk-acceptance`
}

/**
 * With an approver it waits for their answer.
 * @summary Accept the risk of a finding
 */
export const acceptFindingRisk = async (id: string,
    acceptRiskRequest: AcceptRiskRequest, options?: Parameters<typeof http>[1]): Promise<FindingDocument> => {

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
return http<FindingDocument>(getAcceptFindingRiskUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(acceptRiskRequest)
  }
);}





export const getAcceptFindingRiskMutationKey = () => ['acceptFindingRisk'] as const;

export const getAcceptFindingRiskMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptFindingRisk>>, TError,AcceptFindingRiskMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptFindingRisk>>, TError,AcceptFindingRiskMutationVariables, TContext> => {

const mutationKey = getAcceptFindingRiskMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptFindingRisk>>, AcceptFindingRiskMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  acceptFindingRisk(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptFindingRiskMutationResult = NonNullable<Awaited<ReturnType<typeof acceptFindingRisk>>>
    export type AcceptFindingRiskMutationBody = AcceptRiskRequest
    export type AcceptFindingRiskMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type AcceptFindingRiskMutationVariables = {id: string;data: AcceptRiskRequest}

    /**
 * @summary Accept the risk of a finding
 */
export const useAcceptFindingRisk = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptFindingRisk>>, TError,AcceptFindingRiskMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptFindingRisk>>,
        TError,
        AcceptFindingRiskMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptFindingRiskMutationOptions(options), queryClient);
    }
    export const getDecideFindingRiskUrl = (id: string,) => {


  return `/findings/${encodeURIComponent(String(id))}/risk-acceptance`
}

/**
 * @summary Answer a request to accept a risk
 */
export const decideFindingRisk = async (id: string,
    decideRiskRequest: DecideRiskRequest, options?: Parameters<typeof http>[1]): Promise<FindingDocument> => {

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
return http<FindingDocument>(getDecideFindingRiskUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(decideRiskRequest)
  }
);}





export const getDecideFindingRiskMutationKey = () => ['decideFindingRisk'] as const;

export const getDecideFindingRiskMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideFindingRisk>>, TError,DecideFindingRiskMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof decideFindingRisk>>, TError,DecideFindingRiskMutationVariables, TContext> => {

const mutationKey = getDecideFindingRiskMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideFindingRisk>>, DecideFindingRiskMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  decideFindingRisk(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DecideFindingRiskMutationResult = NonNullable<Awaited<ReturnType<typeof decideFindingRisk>>>
    export type DecideFindingRiskMutationBody = DecideRiskRequest
    export type DecideFindingRiskMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type DecideFindingRiskMutationVariables = {id: string;data: DecideRiskRequest}

    /**
 * @summary Answer a request to accept a risk
 */
export const useDecideFindingRisk = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideFindingRisk>>, TError,DecideFindingRiskMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideFindingRisk>>,
        TError,
        DecideFindingRiskMutationVariables,
        TContext
      > => {
      return useMutation(getDecideFindingRiskMutationOptions(options), queryClient);
    }
    export const getRevokeFindingRiskUrl = (id: string,) => {


  return `/findings/${encodeURIComponent(String(id))}/risk-acceptance`
}

/**
 * @summary No longer accept the risk
 */
export const revokeFindingRisk = async (id: string, options?: Parameters<typeof http>[1]): Promise<FindingDocument> => {

  return http<FindingDocument>(getRevokeFindingRiskUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokeFindingRiskMutationKey = () => ['revokeFindingRisk'] as const;

export const getRevokeFindingRiskMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeFindingRisk>>, TError,RevokeFindingRiskMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeFindingRisk>>, TError,RevokeFindingRiskMutationVariables, TContext> => {

const mutationKey = getRevokeFindingRiskMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeFindingRisk>>, RevokeFindingRiskMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  revokeFindingRisk(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeFindingRiskMutationResult = NonNullable<Awaited<ReturnType<typeof revokeFindingRisk>>>

    export type RevokeFindingRiskMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>
    export type RevokeFindingRiskMutationVariables = {id: string}

    /**
 * @summary No longer accept the risk
 */
export const useRevokeFindingRisk = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeFindingRisk>>, TError,RevokeFindingRiskMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeFindingRisk>>,
        TError,
        RevokeFindingRiskMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeFindingRiskMutationOptions(options), queryClient);
    }
    export const getExplainFindingPriorityUrl = (id: string,) => {


  return `/findings/${encodeURIComponent(String(id))}/priority`
}

/**
 * @summary Why a finding has its priority
 */
export const explainFindingPriority = async (id: string, options?: Parameters<typeof http>[1]): Promise<PriorityExplanationDocument> => {

  return http<PriorityExplanationDocument>(getExplainFindingPriorityUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getExplainFindingPriorityQueryKey = (id: string,) => {
    return [
    'findings',id,'priority'
    ] as const;
    }


export const getExplainFindingPriorityQueryOptions = <TData = Awaited<ReturnType<typeof explainFindingPriority>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainFindingPriority>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExplainFindingPriorityQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof explainFindingPriority>>> = ({ signal }) => explainFindingPriority(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof explainFindingPriority>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExplainFindingPriorityQueryResult = NonNullable<Awaited<ReturnType<typeof explainFindingPriority>>>
export type ExplainFindingPriorityQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useExplainFindingPriority<TData = Awaited<ReturnType<typeof explainFindingPriority>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainFindingPriority>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof explainFindingPriority>>,
          TError,
          Awaited<ReturnType<typeof explainFindingPriority>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExplainFindingPriority<TData = Awaited<ReturnType<typeof explainFindingPriority>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainFindingPriority>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof explainFindingPriority>>,
          TError,
          Awaited<ReturnType<typeof explainFindingPriority>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExplainFindingPriority<TData = Awaited<ReturnType<typeof explainFindingPriority>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainFindingPriority>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Why a finding has its priority
 */

export function useExplainFindingPriority<TData = Awaited<ReturnType<typeof explainFindingPriority>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof explainFindingPriority>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExplainFindingPriorityQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useExplainFindingPriority} query
 */
export const invalidateExplainFindingPriority = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getExplainFindingPriorityQueryKey(id) }, options);

  return queryClient;
}




export const getLinkFindingDuplicateUrl = (id: string,) => {


  return `/findings/${encodeURIComponent(String(id))}/duplicates`
}

/**
 * Later imports respect it.
 * @summary Say that another finding means the same
 */
export const linkFindingDuplicate = async (id: string,
    linkDuplicateRequest: LinkDuplicateRequest, options?: Parameters<typeof http>[1]): Promise<FindingDocument> => {

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
return http<FindingDocument>(getLinkFindingDuplicateUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(linkDuplicateRequest)
  }
);}





export const getLinkFindingDuplicateMutationKey = () => ['linkFindingDuplicate'] as const;

export const getLinkFindingDuplicateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof linkFindingDuplicate>>, TError,LinkFindingDuplicateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof linkFindingDuplicate>>, TError,LinkFindingDuplicateMutationVariables, TContext> => {

const mutationKey = getLinkFindingDuplicateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof linkFindingDuplicate>>, LinkFindingDuplicateMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  linkFindingDuplicate(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LinkFindingDuplicateMutationResult = NonNullable<Awaited<ReturnType<typeof linkFindingDuplicate>>>
    export type LinkFindingDuplicateMutationBody = LinkDuplicateRequest
    export type LinkFindingDuplicateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type LinkFindingDuplicateMutationVariables = {id: string;data: LinkDuplicateRequest}

    /**
 * @summary Say that another finding means the same
 */
export const useLinkFindingDuplicate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof linkFindingDuplicate>>, TError,LinkFindingDuplicateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof linkFindingDuplicate>>,
        TError,
        LinkFindingDuplicateMutationVariables,
        TContext
      > => {
      return useMutation(getLinkFindingDuplicateMutationOptions(options), queryClient);
    }
    export const getUnlinkFindingDuplicateUrl = (id: string,
    finding: string,) => {


  return `/findings/${encodeURIComponent(String(id))}/duplicates/${encodeURIComponent(String(finding))}`
}

/**
 * Later imports respect it.
 * @summary Say that two findings are not the same
 */
export const unlinkFindingDuplicate = async (id: string,
    finding: string, options?: Parameters<typeof http>[1]): Promise<FindingDocument> => {

  return http<FindingDocument>(getUnlinkFindingDuplicateUrl(id,finding),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getUnlinkFindingDuplicateMutationKey = () => ['unlinkFindingDuplicate'] as const;

export const getUnlinkFindingDuplicateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlinkFindingDuplicate>>, TError,UnlinkFindingDuplicateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unlinkFindingDuplicate>>, TError,UnlinkFindingDuplicateMutationVariables, TContext> => {

const mutationKey = getUnlinkFindingDuplicateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unlinkFindingDuplicate>>, UnlinkFindingDuplicateMutationVariables> = (props) => {
          const {id,finding} = props ?? {};

          return  unlinkFindingDuplicate(id,finding,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnlinkFindingDuplicateMutationResult = NonNullable<Awaited<ReturnType<typeof unlinkFindingDuplicate>>>

    export type UnlinkFindingDuplicateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>
    export type UnlinkFindingDuplicateMutationVariables = {id: string;finding: string}

    /**
 * @summary Say that two findings are not the same
 */
export const useUnlinkFindingDuplicate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlinkFindingDuplicate>>, TError,UnlinkFindingDuplicateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unlinkFindingDuplicate>>,
        TError,
        UnlinkFindingDuplicateMutationVariables,
        TContext
      > => {
      return useMutation(getUnlinkFindingDuplicateMutationOptions(options), queryClient);
    }
