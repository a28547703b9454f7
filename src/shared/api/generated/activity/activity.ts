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
  ActivityFeed,
  AuditList,
  BadRequestResponse,
  BulkItemList,
  ConflictResponse,
  ForbiddenResponse,
  GoneResponse,
  JobDocument,
  JobList,
  JobRef,
  ListActivityParams,
  ListAuditLogParams,
  ListJobItemsParams,
  ListJobsParams,
  ListOutboxParams,
  NotFoundResponse,
  OutboxDocument,
  OutboxList,
  TooManyRequestsResponse,
  UnauthorizedResponse
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

export const getListActivityUrl = (params?: ListActivityParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/activity?${stringifiedParams}` : `/activity`
}

/**
 * @summary What changed since a cursor
 */
export const listActivity = async (params?: ListActivityParams, options?: Parameters<typeof http>[1]): Promise<ActivityFeed> => {

  return http<ActivityFeed>(getListActivityUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListActivityQueryKey = (params?: ListActivityParams,) => {
    return [
    'activity', ...(params ? [params] : [])
    ] as const;
    }


export const getListActivityQueryOptions = <TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: ListActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActivityQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActivity>>> = ({ signal }) => listActivity(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActivityQueryResult = NonNullable<Awaited<ReturnType<typeof listActivity>>>
export type ListActivityQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListActivity<TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  ListActivityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivity>>,
          TError,
          Awaited<ReturnType<typeof listActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActivity<TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivity>>,
          TError,
          Awaited<ReturnType<typeof listActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActivity<TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What changed since a cursor
 */

export function useListActivity<TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActivityQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListActivity} query
 */
export const invalidateListActivity = async (
 queryClient: QueryClient, params?: ListActivityParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListActivityQueryKey(params) }, options);

  return queryClient;
}




export const getListJobsUrl = (params?: ListJobsParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/jobs?${stringifiedParams}` : `/jobs`
}

/**
 * @summary Jobs, newest first
 */
export const listJobs = async (params?: ListJobsParams, options?: Parameters<typeof http>[1]): Promise<JobList> => {

  return http<JobList>(getListJobsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListJobsQueryKey = (params?: ListJobsParams,) => {
    return [
    'jobs', ...(params ? [params] : [])
    ] as const;
    }


export const getListJobsQueryOptions = <TData = Awaited<ReturnType<typeof listJobs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: ListJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJobsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJobs>>> = ({ signal }) => listJobs(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listJobs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListJobsQueryResult = NonNullable<Awaited<ReturnType<typeof listJobs>>>
export type ListJobsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListJobs<TData = Awaited<ReturnType<typeof listJobs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  ListJobsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listJobs>>,
          TError,
          Awaited<ReturnType<typeof listJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJobs<TData = Awaited<ReturnType<typeof listJobs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listJobs>>,
          TError,
          Awaited<ReturnType<typeof listJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJobs<TData = Awaited<ReturnType<typeof listJobs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Jobs, newest first
 */

export function useListJobs<TData = Awaited<ReturnType<typeof listJobs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListJobsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListJobs} query
 */
export const invalidateListJobs = async (
 queryClient: QueryClient, params?: ListJobsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListJobsQueryKey(params) }, options);

  return queryClient;
}




export const getGetJobUrl = (id: string,) => {


  return `/jobs/${encodeURIComponent(String(id))}`
}

/**
 * @summary A job
 */
export const getJob = async (id: string, options?: Parameters<typeof http>[1]): Promise<JobDocument> => {

  return http<JobDocument>(getGetJobUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetJobQueryKey = (id: string,) => {
    return [
    'jobs',id
    ] as const;
    }


export const getGetJobQueryOptions = <TData = Awaited<ReturnType<typeof getJob>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetJobQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getJob>>> = ({ signal }) => getJob(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetJobQueryResult = NonNullable<Awaited<ReturnType<typeof getJob>>>
export type GetJobQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetJob<TData = Awaited<ReturnType<typeof getJob>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getJob>>,
          TError,
          Awaited<ReturnType<typeof getJob>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetJob<TData = Awaited<ReturnType<typeof getJob>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getJob>>,
          TError,
          Awaited<ReturnType<typeof getJob>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetJob<TData = Awaited<ReturnType<typeof getJob>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A job
 */

export function useGetJob<TData = Awaited<ReturnType<typeof getJob>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetJobQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetJob} query
 */
export const invalidateGetJob = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetJobQueryKey(id) }, options);

  return queryClient;
}




export const getListJobItemsUrl = (id: string,
    params?: ListJobItemsParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/jobs/${encodeURIComponent(String(id))}/items?${stringifiedParams}` : `/jobs/${encodeURIComponent(String(id))}/items`
}

/**
 * @summary What a job did, finding by finding
 */
export const listJobItems = async (id: string,
    params?: ListJobItemsParams, options?: Parameters<typeof http>[1]): Promise<BulkItemList> => {

  return http<BulkItemList>(getListJobItemsUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListJobItemsQueryKey = (id: string,
    params?: ListJobItemsParams,) => {
    return [
    'jobs',id,'items', ...(params ? [params] : [])
    ] as const;
    }


export const getListJobItemsQueryOptions = <TData = Awaited<ReturnType<typeof listJobItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string,
    params?: ListJobItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJobItemsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJobItems>>> = ({ signal }) => listJobItems(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listJobItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListJobItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listJobItems>>>
export type ListJobItemsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useListJobItems<TData = Awaited<ReturnType<typeof listJobItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params: undefined |  ListJobItemsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listJobItems>>,
          TError,
          Awaited<ReturnType<typeof listJobItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJobItems<TData = Awaited<ReturnType<typeof listJobItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params?: ListJobItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listJobItems>>,
          TError,
          Awaited<ReturnType<typeof listJobItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJobItems<TData = Awaited<ReturnType<typeof listJobItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params?: ListJobItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a job did, finding by finding
 */

export function useListJobItems<TData = Awaited<ReturnType<typeof listJobItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string,
    params?: ListJobItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListJobItemsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListJobItems} query
 */
export const invalidateListJobItems = async (
 queryClient: QueryClient, id: string,
    params?: ListJobItemsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListJobItemsQueryKey(id,params) }, options);

  return queryClient;
}




export const getCancelJobUrl = (id: string,) => {


  return `/jobs/${encodeURIComponent(String(id))}/cancel`
}

/**
 * @summary Cancel a job before it begins
 */
export const cancelJob = async (id: string, options?: Parameters<typeof http>[1]): Promise<JobDocument> => {

  return http<JobDocument>(getCancelJobUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCancelJobMutationKey = () => ['cancelJob'] as const;

export const getCancelJobMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelJob>>, TError,CancelJobMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelJob>>, TError,CancelJobMutationVariables, TContext> => {

const mutationKey = getCancelJobMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelJob>>, CancelJobMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelJob(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelJobMutationResult = NonNullable<Awaited<ReturnType<typeof cancelJob>>>

    export type CancelJobMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>
    export type CancelJobMutationVariables = {id: string}

    /**
 * @summary Cancel a job before it begins
 */
export const useCancelJob = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelJob>>, TError,CancelJobMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelJob>>,
        TError,
        CancelJobMutationVariables,
        TContext
      > => {
      return useMutation(getCancelJobMutationOptions(options), queryClient);
    }
    export const getUndoJobUrl = (id: string,) => {


  return `/jobs/${encodeURIComponent(String(id))}/undo`
}

/**
 * @summary Take back what a job did
 */
export const undoJob = async (id: string, options?: Parameters<typeof http>[1]): Promise<JobRef> => {

  return http<JobRef>(getUndoJobUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getUndoJobMutationKey = () => ['undoJob'] as const;

export const getUndoJobMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoJob>>, TError,UndoJobMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoJob>>, TError,UndoJobMutationVariables, TContext> => {

const mutationKey = getUndoJobMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoJob>>, UndoJobMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  undoJob(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoJobMutationResult = NonNullable<Awaited<ReturnType<typeof undoJob>>>

    export type UndoJobMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>
    export type UndoJobMutationVariables = {id: string}

    /**
 * @summary Take back what a job did
 */
export const useUndoJob = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoJob>>, TError,UndoJobMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoJob>>,
        TError,
        UndoJobMutationVariables,
        TContext
      > => {
      return useMutation(getUndoJobMutationOptions(options), queryClient);
    }
    export const getRetryJobUrl = (id: string,) => {


  return `/jobs/${encodeURIComponent(String(id))}/retry`
}

/**
 * A new job for those findings alone, in the caller's name.
 * @summary Try again what failed or was never reached
 */
export const retryJob = async (id: string, options?: Parameters<typeof http>[1]): Promise<JobRef> => {

  return http<JobRef>(getRetryJobUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRetryJobMutationKey = () => ['retryJob'] as const;

export const getRetryJobMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryJob>>, TError,RetryJobMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof retryJob>>, TError,RetryJobMutationVariables, TContext> => {

const mutationKey = getRetryJobMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof retryJob>>, RetryJobMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  retryJob(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RetryJobMutationResult = NonNullable<Awaited<ReturnType<typeof retryJob>>>

    export type RetryJobMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>
    export type RetryJobMutationVariables = {id: string}

    /**
 * @summary Try again what failed or was never reached
 */
export const useRetryJob = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryJob>>, TError,RetryJobMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof retryJob>>,
        TError,
        RetryJobMutationVariables,
        TContext
      > => {
      return useMutation(getRetryJobMutationOptions(options), queryClient);
    }
    export const getDownloadFileUrl = (token: string,) => {


  return `/downloads/${encodeURIComponent(String(token))}`
}

/**
 * Single use, valid for 60 seconds.
 * @summary Fetch a finished export
 */
export const downloadFile = async (token: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadFileUrl(token),
  {
    ...options,
    method: 'GET'


  }
);}





export const getDownloadFileQueryKey = (token: string,) => {
    return [
    'downloads',token
    ] as const;
    }


export const getDownloadFileQueryOptions = <TData = Awaited<ReturnType<typeof downloadFile>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | TooManyRequestsResponse>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadFileQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadFile>>> = ({ signal }) => downloadFile(token, { signal, ...requestOptions });





   return  { queryKey, queryFn: token === null || token === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadFileQueryResult = NonNullable<Awaited<ReturnType<typeof downloadFile>>>
export type DownloadFileQueryError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | TooManyRequestsResponse>


export function useDownloadFile<TData = Awaited<ReturnType<typeof downloadFile>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | TooManyRequestsResponse>>(
 token: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadFile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadFile>>,
          TError,
          Awaited<ReturnType<typeof downloadFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadFile<TData = Awaited<ReturnType<typeof downloadFile>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | TooManyRequestsResponse>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadFile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadFile>>,
          TError,
          Awaited<ReturnType<typeof downloadFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadFile<TData = Awaited<ReturnType<typeof downloadFile>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | TooManyRequestsResponse>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fetch a finished export
 */

export function useDownloadFile<TData = Awaited<ReturnType<typeof downloadFile>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | TooManyRequestsResponse>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadFileQueryOptions(token,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useDownloadFile} query
 */
export const invalidateDownloadFile = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getDownloadFileQueryKey(token) }, options);

  return queryClient;
}




export const getListAuditLogUrl = (params?: ListAuditLogParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/audit-log?${stringifiedParams}` : `/audit-log`
}

/**
 * @summary Who did what
 */
export const listAuditLog = async (params?: ListAuditLogParams, options?: Parameters<typeof http>[1]): Promise<AuditList> => {

  return http<AuditList>(getListAuditLogUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAuditLogQueryKey = (params?: ListAuditLogParams,) => {
    return [
    'audit-log', ...(params ? [params] : [])
    ] as const;
    }


export const getListAuditLogQueryOptions = <TData = Awaited<ReturnType<typeof listAuditLog>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: ListAuditLogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditLog>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditLogQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditLog>>> = ({ signal }) => listAuditLog(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAuditLog>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuditLogQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditLog>>>
export type ListAuditLogQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListAuditLog<TData = Awaited<ReturnType<typeof listAuditLog>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  ListAuditLogParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditLog>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditLog>>,
          TError,
          Awaited<ReturnType<typeof listAuditLog>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditLog<TData = Awaited<ReturnType<typeof listAuditLog>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListAuditLogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditLog>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditLog>>,
          TError,
          Awaited<ReturnType<typeof listAuditLog>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditLog<TData = Awaited<ReturnType<typeof listAuditLog>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListAuditLogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditLog>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who did what
 */

export function useListAuditLog<TData = Awaited<ReturnType<typeof listAuditLog>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListAuditLogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditLog>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuditLogQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListAuditLog} query
 */
export const invalidateListAuditLog = async (
 queryClient: QueryClient, params?: ListAuditLogParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAuditLogQueryKey(params) }, options);

  return queryClient;
}




export const getListOutboxUrl = (params?: ListOutboxParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/outbox?${stringifiedParams}` : `/outbox`
}

/**
 * @summary Mail that Parapet sent
 */
export const listOutbox = async (params?: ListOutboxParams, options?: Parameters<typeof http>[1]): Promise<OutboxList> => {

  return http<OutboxList>(getListOutboxUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListOutboxQueryKey = (params?: ListOutboxParams,) => {
    return [
    'outbox', ...(params ? [params] : [])
    ] as const;
    }


export const getListOutboxQueryOptions = <TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: ListOutboxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOutboxQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOutbox>>> = ({ signal }) => listOutbox(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOutboxQueryResult = NonNullable<Awaited<ReturnType<typeof listOutbox>>>
export type ListOutboxQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListOutbox<TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  ListOutboxParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOutbox>>,
          TError,
          Awaited<ReturnType<typeof listOutbox>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOutbox<TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListOutboxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOutbox>>,
          TError,
          Awaited<ReturnType<typeof listOutbox>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOutbox<TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListOutboxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Mail that Parapet sent
 */

export function useListOutbox<TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListOutboxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOutboxQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListOutbox} query
 */
export const invalidateListOutbox = async (
 queryClient: QueryClient, params?: ListOutboxParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOutboxQueryKey(params) }, options);

  return queryClient;
}




export const getResendMailUrl = (id: string,) => {


  return `/outbox/${encodeURIComponent(String(id))}/resend`
}

/**
 * One-time links in it are replaced.
 * @summary Send a mail again
 */
export const resendMail = async (id: string, options?: Parameters<typeof http>[1]): Promise<OutboxDocument> => {

  return http<OutboxDocument>(getResendMailUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getResendMailMutationKey = () => ['resendMail'] as const;

export const getResendMailMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendMail>>, TError,ResendMailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resendMail>>, TError,ResendMailMutationVariables, TContext> => {

const mutationKey = getResendMailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendMail>>, ResendMailMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  resendMail(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendMailMutationResult = NonNullable<Awaited<ReturnType<typeof resendMail>>>

    export type ResendMailMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>
    export type ResendMailMutationVariables = {id: string}

    /**
 * @summary Send a mail again
 */
export const useResendMail = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendMail>>, TError,ResendMailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendMail>>,
        TError,
        ResendMailMutationVariables,
        TContext
      > => {
      return useMutation(getResendMailMutationOptions(options), queryClient);
    }
