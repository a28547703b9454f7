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
  CloudScanRequest,
  ConflictResponse,
  ContainerSpecDocument,
  ForbiddenResponse,
  ImageScanFailedResponse,
  ListScansParams,
  NotFoundResponse,
  RegistryImageScanRequest,
  RequestRepositoryScanRequest,
  ScanDocument,
  ScanFollowUpDocument,
  ScanList,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  UploadScanRequest
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

export const getUploadScanUrl = (id: string,) => {


  return `/upload_scan/${encodeURIComponent(String(id))}`
}

/**
 * The report is durable before the answer; the format is recognised from its content. Follow the scan until it ends.
 * @summary Import a scanner's report into a repository
 */
export const uploadScan = async (id: string,
    uploadScanRequest: UploadScanRequest, options?: Parameters<typeof http>[1]): Promise<ScanDocument> => {
    const formData = new FormData();
formData.append(`ext`, uploadScanRequest.ext);
formData.append(`tool`, uploadScanRequest.tool);
if(uploadScanRequest.branch !== undefined) {
 formData.append(`branch`, uploadScanRequest.branch);
 }
if(uploadScanRequest.commit !== undefined) {
 formData.append(`commit`, uploadScanRequest.commit);
 }
if(uploadScanRequest.target !== undefined) {
 formData.append(`target`, uploadScanRequest.target);
 }
if(uploadScanRequest.dry_run !== undefined) {
 formData.append(`dry_run`, uploadScanRequest.dry_run);
 }
if(uploadScanRequest.complete !== undefined) {
 formData.append(`complete`, uploadScanRequest.complete);
 }
formData.append(`file`, uploadScanRequest.file);

  return http<ScanDocument>(getUploadScanUrl(id),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUploadScanMutationKey = () => ['uploadScan'] as const;

export const getUploadScanMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadScan>>, TError,UploadScanMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadScan>>, TError,UploadScanMutationVariables, TContext> => {

const mutationKey = getUploadScanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadScan>>, UploadScanMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  uploadScan(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadScanMutationResult = NonNullable<Awaited<ReturnType<typeof uploadScan>>>
    export type UploadScanMutationBody = UploadScanRequest
    export type UploadScanMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type UploadScanMutationVariables = {id: string;data: UploadScanRequest}

    /**
 * @summary Import a scanner's report into a repository
 */
export const useUploadScan = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadScan>>, TError,UploadScanMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadScan>>,
        TError,
        UploadScanMutationVariables,
        TContext
      > => {
      return useMutation(getUploadScanMutationOptions(options), queryClient);
    }
    export const getListScansUrl = (params?: ListScansParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/scans?${stringifiedParams}` : `/scans`
}

/**
 * @summary Scans, newest first
 */
export const listScans = async (params?: ListScansParams, options?: Parameters<typeof http>[1]): Promise<ScanList> => {

  return http<ScanList>(getListScansUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListScansQueryKey = (params?: ListScansParams,) => {
    return [
    'scans', ...(params ? [params] : [])
    ] as const;
    }


export const getListScansQueryOptions = <TData = Awaited<ReturnType<typeof listScans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: ListScansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScans>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListScansQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listScans>>> = ({ signal }) => listScans(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listScans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListScansQueryResult = NonNullable<Awaited<ReturnType<typeof listScans>>>
export type ListScansQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListScans<TData = Awaited<ReturnType<typeof listScans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  ListScansParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScans>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listScans>>,
          TError,
          Awaited<ReturnType<typeof listScans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListScans<TData = Awaited<ReturnType<typeof listScans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListScansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScans>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listScans>>,
          TError,
          Awaited<ReturnType<typeof listScans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListScans<TData = Awaited<ReturnType<typeof listScans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListScansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Scans, newest first
 */

export function useListScans<TData = Awaited<ReturnType<typeof listScans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListScansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listScans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListScansQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListScans} query
 */
export const invalidateListScans = async (
 queryClient: QueryClient, params?: ListScansParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListScansQueryKey(params) }, options);

  return queryClient;
}




export const getUndoScanUrl = (id: string,) => {


  return `/scans/${encodeURIComponent(String(id))}/undo`
}

/**
 * Its new findings go, what it moved, reopened or closed is as before, and the bill of materials before it counts again. For a day, and only the last import of a repository. What people decided since stays; an import whose new findings somebody has worked on is not undone.
 * @summary Take back what an import changed
 */
export const undoScan = async (id: string, options?: Parameters<typeof http>[1]): Promise<ScanDocument> => {

  return http<ScanDocument>(getUndoScanUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getUndoScanMutationKey = () => ['undoScan'] as const;

export const getUndoScanMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoScan>>, TError,UndoScanMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoScan>>, TError,UndoScanMutationVariables, TContext> => {

const mutationKey = getUndoScanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoScan>>, UndoScanMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  undoScan(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoScanMutationResult = NonNullable<Awaited<ReturnType<typeof undoScan>>>

    export type UndoScanMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>
    export type UndoScanMutationVariables = {id: string}

    /**
 * @summary Take back what an import changed
 */
export const useUndoScan = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoScan>>, TError,UndoScanMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoScan>>,
        TError,
        UndoScanMutationVariables,
        TContext
      > => {
      return useMutation(getUndoScanMutationOptions(options), queryClient);
    }
    export const getGetScanFollowUpUrl = (id: string,) => {


  return `/scans/${encodeURIComponent(String(id))}/follow_up`
}

/**
 * @summary What an import reopened, and what is still being done after it
 */
export const getScanFollowUp = async (id: string, options?: Parameters<typeof http>[1]): Promise<ScanFollowUpDocument> => {

  return http<ScanFollowUpDocument>(getGetScanFollowUpUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetScanFollowUpQueryKey = (id: string,) => {
    return [
    'scans',id,'follow_up'
    ] as const;
    }


export const getGetScanFollowUpQueryOptions = <TData = Awaited<ReturnType<typeof getScanFollowUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScanFollowUp>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetScanFollowUpQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getScanFollowUp>>> = ({ signal }) => getScanFollowUp(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getScanFollowUp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetScanFollowUpQueryResult = NonNullable<Awaited<ReturnType<typeof getScanFollowUp>>>
export type GetScanFollowUpQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetScanFollowUp<TData = Awaited<ReturnType<typeof getScanFollowUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScanFollowUp>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getScanFollowUp>>,
          TError,
          Awaited<ReturnType<typeof getScanFollowUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetScanFollowUp<TData = Awaited<ReturnType<typeof getScanFollowUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScanFollowUp>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getScanFollowUp>>,
          TError,
          Awaited<ReturnType<typeof getScanFollowUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetScanFollowUp<TData = Awaited<ReturnType<typeof getScanFollowUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScanFollowUp>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What an import reopened, and what is still being done after it
 */

export function useGetScanFollowUp<TData = Awaited<ReturnType<typeof getScanFollowUp>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScanFollowUp>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetScanFollowUpQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetScanFollowUp} query
 */
export const invalidateGetScanFollowUp = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetScanFollowUpQueryKey(id) }, options);

  return queryClient;
}




export const getImportScanAgainUrl = (id: string,) => {


  return `/scans/${encodeURIComponent(String(id))}/again`
}

/**
 * For a day the report of an import that failed, or that left something out, is kept: after a change of the settings it can be imported once more. It speaks for the moment at which it was sent. Asked twice it is one scan: the answer is the one that was made.
 * @summary Import a report again without sending it again
 */
export const importScanAgain = async (id: string, options?: Parameters<typeof http>[1]): Promise<ScanDocument> => {

  return http<ScanDocument>(getImportScanAgainUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getImportScanAgainMutationKey = () => ['importScanAgain'] as const;

export const getImportScanAgainMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importScanAgain>>, TError,ImportScanAgainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof importScanAgain>>, TError,ImportScanAgainMutationVariables, TContext> => {

const mutationKey = getImportScanAgainMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importScanAgain>>, ImportScanAgainMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  importScanAgain(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportScanAgainMutationResult = NonNullable<Awaited<ReturnType<typeof importScanAgain>>>

    export type ImportScanAgainMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>
    export type ImportScanAgainMutationVariables = {id: string}

    /**
 * @summary Import a report again without sending it again
 */
export const useImportScanAgain = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importScanAgain>>, TError,ImportScanAgainMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importScanAgain>>,
        TError,
        ImportScanAgainMutationVariables,
        TContext
      > => {
      return useMutation(getImportScanAgainMutationOptions(options), queryClient);
    }
    export const getGetScanUrl = (id: string,) => {


  return `/scans/${encodeURIComponent(String(id))}`
}

/**
 * @summary A scan and its progress
 */
export const getScan = async (id: string, options?: Parameters<typeof http>[1]): Promise<ScanDocument> => {

  return http<ScanDocument>(getGetScanUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetScanQueryKey = (id: string,) => {
    return [
    'scans',id
    ] as const;
    }


export const getGetScanQueryOptions = <TData = Awaited<ReturnType<typeof getScan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScan>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetScanQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getScan>>> = ({ signal }) => getScan(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getScan>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetScanQueryResult = NonNullable<Awaited<ReturnType<typeof getScan>>>
export type GetScanQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetScan<TData = Awaited<ReturnType<typeof getScan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScan>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getScan>>,
          TError,
          Awaited<ReturnType<typeof getScan>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetScan<TData = Awaited<ReturnType<typeof getScan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScan>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getScan>>,
          TError,
          Awaited<ReturnType<typeof getScan>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetScan<TData = Awaited<ReturnType<typeof getScan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScan>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A scan and its progress
 */

export function useGetScan<TData = Awaited<ReturnType<typeof getScan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScan>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetScanQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetScan} query
 */
export const invalidateGetScan = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetScanQueryKey(id) }, options);

  return queryClient;
}




export const getRequestRepositoryScanUrl = () => {


  return `/request_repo_scan`
}

/**
 * The default branch is fetched from its source host and looked at by each installed scanner that answers this kind. Each has a scan of its own, which share `run.id`; the answer is the first. Asked again while it waits or runs, the answer is the one that is there.
 * @summary Ask for a scan of a repository
 */
export const requestRepositoryScan = async (requestRepositoryScanRequest: RequestRepositoryScanRequest, options?: Parameters<typeof http>[1]): Promise<ScanDocument> => {

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
return http<ScanDocument>(getRequestRepositoryScanUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(requestRepositoryScanRequest)
  }
);}





export const getRequestRepositoryScanMutationKey = () => ['requestRepositoryScan'] as const;

export const getRequestRepositoryScanMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestRepositoryScan>>, TError,RequestRepositoryScanMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestRepositoryScan>>, TError,RequestRepositoryScanMutationVariables, TContext> => {

const mutationKey = getRequestRepositoryScanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestRepositoryScan>>, RequestRepositoryScanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestRepositoryScan(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestRepositoryScanMutationResult = NonNullable<Awaited<ReturnType<typeof requestRepositoryScan>>>
    export type RequestRepositoryScanMutationBody = RequestRepositoryScanRequest
    export type RequestRepositoryScanMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>
    export type RequestRepositoryScanMutationVariables = {data: RequestRepositoryScanRequest}

    /**
 * @summary Ask for a scan of a repository
 */
export const useRequestRepositoryScan = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestRepositoryScan>>, TError,RequestRepositoryScanMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestRepositoryScan>>,
        TError,
        RequestRepositoryScanMutationVariables,
        TContext
      > => {
      return useMutation(getRequestRepositoryScanMutationOptions(options), queryClient);
    }
    export const getCreateRegistryImageScanUrl = () => {


  return `/create_registry_image_scan`
}

/**
 * Its findings belong to the repository whose image it is, and where there is none to one that is made for it. Credentials that are given are kept for its next scan.
 * @summary Scan an image in a registry
 */
export const createRegistryImageScan = async (registryImageScanRequest: RegistryImageScanRequest, options?: Parameters<typeof http>[1]): Promise<ScanDocument> => {

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
return http<ScanDocument>(getCreateRegistryImageScanUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registryImageScanRequest)
  }
);}





export const getCreateRegistryImageScanMutationKey = () => ['createRegistryImageScan'] as const;

export const getCreateRegistryImageScanMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | ImageScanFailedResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRegistryImageScan>>, TError,CreateRegistryImageScanMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createRegistryImageScan>>, TError,CreateRegistryImageScanMutationVariables, TContext> => {

const mutationKey = getCreateRegistryImageScanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRegistryImageScan>>, CreateRegistryImageScanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createRegistryImageScan(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRegistryImageScanMutationResult = NonNullable<Awaited<ReturnType<typeof createRegistryImageScan>>>
    export type CreateRegistryImageScanMutationBody = RegistryImageScanRequest
    export type CreateRegistryImageScanMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | ImageScanFailedResponse | TooManyRequestsResponse | BadGatewayResponse>
    export type CreateRegistryImageScanMutationVariables = {data: RegistryImageScanRequest}

    /**
 * @summary Scan an image in a registry
 */
export const useCreateRegistryImageScan = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | ImageScanFailedResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRegistryImageScan>>, TError,CreateRegistryImageScanMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRegistryImageScan>>,
        TError,
        CreateRegistryImageScanMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRegistryImageScanMutationOptions(options), queryClient);
    }
    export const getCreateCloudScanUrl = () => {


  return `/create_cloud_scan`
}

/**
 * With the credentials of its connector. Its findings belong to a repository that is made for the cloud at its first scan.
 * @summary Scan a cloud
 */
export const createCloudScan = async (cloudScanRequest: CloudScanRequest, options?: Parameters<typeof http>[1]): Promise<ScanDocument> => {

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
return http<ScanDocument>(getCreateCloudScanUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cloudScanRequest)
  }
);}





export const getCreateCloudScanMutationKey = () => ['createCloudScan'] as const;

export const getCreateCloudScanMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCloudScan>>, TError,CreateCloudScanMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createCloudScan>>, TError,CreateCloudScanMutationVariables, TContext> => {

const mutationKey = getCreateCloudScanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCloudScan>>, CreateCloudScanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCloudScan(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCloudScanMutationResult = NonNullable<Awaited<ReturnType<typeof createCloudScan>>>
    export type CreateCloudScanMutationBody = CloudScanRequest
    export type CreateCloudScanMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>
    export type CreateCloudScanMutationVariables = {data: CloudScanRequest}

    /**
 * @summary Scan a cloud
 */
export const useCreateCloudScan = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCloudScan>>, TError,CreateCloudScanMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCloudScan>>,
        TError,
        CreateCloudScanMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCloudScanMutationOptions(options), queryClient);
    }
    export const getGetContainerSpecUrl = (id: string,) => {


  return `/container_specs/${encodeURIComponent(String(id))}`
}

/**
 * @summary The image of a repository
 */
export const getContainerSpec = async (id: string, options?: Parameters<typeof http>[1]): Promise<ContainerSpecDocument> => {

  return http<ContainerSpecDocument>(getGetContainerSpecUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetContainerSpecQueryKey = (id: string,) => {
    return [
    'container_specs',id
    ] as const;
    }


export const getGetContainerSpecQueryOptions = <TData = Awaited<ReturnType<typeof getContainerSpec>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContainerSpec>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContainerSpecQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContainerSpec>>> = ({ signal }) => getContainerSpec(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContainerSpec>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContainerSpecQueryResult = NonNullable<Awaited<ReturnType<typeof getContainerSpec>>>
export type GetContainerSpecQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetContainerSpec<TData = Awaited<ReturnType<typeof getContainerSpec>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContainerSpec>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContainerSpec>>,
          TError,
          Awaited<ReturnType<typeof getContainerSpec>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContainerSpec<TData = Awaited<ReturnType<typeof getContainerSpec>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContainerSpec>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContainerSpec>>,
          TError,
          Awaited<ReturnType<typeof getContainerSpec>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContainerSpec<TData = Awaited<ReturnType<typeof getContainerSpec>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContainerSpec>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The image of a repository
 */

export function useGetContainerSpec<TData = Awaited<ReturnType<typeof getContainerSpec>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContainerSpec>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContainerSpecQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetContainerSpec} query
 */
export const invalidateGetContainerSpec = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetContainerSpecQueryKey(id) }, options);

  return queryClient;
}




export const getUpdateContainerSpecUrl = (id: string,) => {


  return `/container_specs/${encodeURIComponent(String(id))}`
}

/**
 * @summary Set the image of a repository
 */
export const updateContainerSpec = async (id: string,
    registryImageScanRequest: RegistryImageScanRequest, options?: Parameters<typeof http>[1]): Promise<ContainerSpecDocument> => {

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
return http<ContainerSpecDocument>(getUpdateContainerSpecUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registryImageScanRequest)
  }
);}





export const getUpdateContainerSpecMutationKey = () => ['updateContainerSpec'] as const;

export const getUpdateContainerSpecMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContainerSpec>>, TError,UpdateContainerSpecMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateContainerSpec>>, TError,UpdateContainerSpecMutationVariables, TContext> => {

const mutationKey = getUpdateContainerSpecMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateContainerSpec>>, UpdateContainerSpecMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateContainerSpec(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateContainerSpecMutationResult = NonNullable<Awaited<ReturnType<typeof updateContainerSpec>>>
    export type UpdateContainerSpecMutationBody = RegistryImageScanRequest
    export type UpdateContainerSpecMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type UpdateContainerSpecMutationVariables = {id: string;data: RegistryImageScanRequest}

    /**
 * @summary Set the image of a repository
 */
export const useUpdateContainerSpec = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContainerSpec>>, TError,UpdateContainerSpecMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateContainerSpec>>,
        TError,
        UpdateContainerSpecMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateContainerSpecMutationOptions(options), queryClient);
    }
    export const getDeleteContainerSpecUrl = (id: string,) => {


  return `/container_specs/${encodeURIComponent(String(id))}`
}

/**
 * @summary Forget the image of a repository
 */
export const deleteContainerSpec = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteContainerSpecUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteContainerSpecMutationKey = () => ['deleteContainerSpec'] as const;

export const getDeleteContainerSpecMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteContainerSpec>>, TError,DeleteContainerSpecMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteContainerSpec>>, TError,DeleteContainerSpecMutationVariables, TContext> => {

const mutationKey = getDeleteContainerSpecMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteContainerSpec>>, DeleteContainerSpecMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteContainerSpec(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteContainerSpecMutationResult = NonNullable<Awaited<ReturnType<typeof deleteContainerSpec>>>

    export type DeleteContainerSpecMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>
    export type DeleteContainerSpecMutationVariables = {id: string}

    /**
 * @summary Forget the image of a repository
 */
export const useDeleteContainerSpec = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteContainerSpec>>, TError,DeleteContainerSpecMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteContainerSpec>>,
        TError,
        DeleteContainerSpecMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteContainerSpecMutationOptions(options), queryClient);
    }
