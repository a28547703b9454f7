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
  SaveFilterRequest,
  SavedFilterDocument,
  SavedFilterList,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  UpdateFilterRequest
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

export const getListSavedFiltersUrl = () => {


  return `/findings-filter/selected`
}

/**
 * @summary Saved filters of the findings list
 */
export const listSavedFilters = async ( options?: Parameters<typeof http>[1]): Promise<SavedFilterList> => {

  return http<SavedFilterList>(getListSavedFiltersUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSavedFiltersQueryKey = () => {
    return [
    'findings-filter','selected'
    ] as const;
    }


export const getListSavedFiltersQueryOptions = <TData = Awaited<ReturnType<typeof listSavedFilters>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSavedFiltersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavedFilters>>> = ({ signal }) => listSavedFilters({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSavedFilters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSavedFiltersQueryResult = NonNullable<Awaited<ReturnType<typeof listSavedFilters>>>
export type ListSavedFiltersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListSavedFilters<TData = Awaited<ReturnType<typeof listSavedFilters>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedFilters>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedFilters>>,
          TError,
          Awaited<ReturnType<typeof listSavedFilters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedFilters<TData = Awaited<ReturnType<typeof listSavedFilters>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedFilters>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedFilters>>,
          TError,
          Awaited<ReturnType<typeof listSavedFilters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedFilters<TData = Awaited<ReturnType<typeof listSavedFilters>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Saved filters of the findings list
 */

export function useListSavedFilters<TData = Awaited<ReturnType<typeof listSavedFilters>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedFilters>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSavedFiltersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSavedFilters} query
 */
export const invalidateListSavedFilters = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSavedFiltersQueryKey() }, options);

  return queryClient;
}




export const getListSavedFiltersOfUrl = (source: 'repositories' | 'components',) => {


  return `/findings-filter/selected/${encodeURIComponent(String(source))}`
}

/**
 * @summary Saved filters of another list
 */
export const listSavedFiltersOf = async (source: 'repositories' | 'components', options?: Parameters<typeof http>[1]): Promise<SavedFilterList> => {

  return http<SavedFilterList>(getListSavedFiltersOfUrl(source),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSavedFiltersOfQueryKey = (source: 'repositories' | 'components',) => {
    return [
    'findings-filter','selected',source
    ] as const;
    }


export const getListSavedFiltersOfQueryOptions = <TData = Awaited<ReturnType<typeof listSavedFiltersOf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(source: 'repositories' | 'components', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedFiltersOf>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSavedFiltersOfQueryKey(source);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavedFiltersOf>>> = ({ signal }) => listSavedFiltersOf(source, { signal, ...requestOptions });





   return  { queryKey, queryFn: source === null || source === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSavedFiltersOf>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSavedFiltersOfQueryResult = NonNullable<Awaited<ReturnType<typeof listSavedFiltersOf>>>
export type ListSavedFiltersOfQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useListSavedFiltersOf<TData = Awaited<ReturnType<typeof listSavedFiltersOf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 source: 'repositories' | 'components', options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedFiltersOf>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedFiltersOf>>,
          TError,
          Awaited<ReturnType<typeof listSavedFiltersOf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedFiltersOf<TData = Awaited<ReturnType<typeof listSavedFiltersOf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 source: 'repositories' | 'components', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedFiltersOf>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedFiltersOf>>,
          TError,
          Awaited<ReturnType<typeof listSavedFiltersOf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedFiltersOf<TData = Awaited<ReturnType<typeof listSavedFiltersOf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 source: 'repositories' | 'components', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedFiltersOf>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Saved filters of another list
 */

export function useListSavedFiltersOf<TData = Awaited<ReturnType<typeof listSavedFiltersOf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 source: 'repositories' | 'components', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedFiltersOf>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSavedFiltersOfQueryOptions(source,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSavedFiltersOf} query
 */
export const invalidateListSavedFiltersOf = async (
 queryClient: QueryClient, source: 'repositories' | 'components', options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSavedFiltersOfQueryKey(source) }, options);

  return queryClient;
}




export const getSaveFilterUrl = () => {


  return `/findings-filter/save`
}

/**
 * @summary Save filters under a name
 */
export const saveFilter = async (saveFilterRequest: SaveFilterRequest, options?: Parameters<typeof http>[1]): Promise<SavedFilterDocument> => {

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
return http<SavedFilterDocument>(getSaveFilterUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveFilterRequest)
  }
);}





export const getSaveFilterMutationKey = () => ['saveFilter'] as const;

export const getSaveFilterMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveFilter>>, TError,SaveFilterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveFilter>>, TError,SaveFilterMutationVariables, TContext> => {

const mutationKey = getSaveFilterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveFilter>>, SaveFilterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveFilter(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveFilterMutationResult = NonNullable<Awaited<ReturnType<typeof saveFilter>>>
    export type SaveFilterMutationBody = SaveFilterRequest
    export type SaveFilterMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type SaveFilterMutationVariables = {data: SaveFilterRequest}

    /**
 * @summary Save filters under a name
 */
export const useSaveFilter = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveFilter>>, TError,SaveFilterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveFilter>>,
        TError,
        SaveFilterMutationVariables,
        TContext
      > => {
      return useMutation(getSaveFilterMutationOptions(options), queryClient);
    }
    export const getSaveFilterOfUrl = (source: 'repositories' | 'components',) => {


  return `/findings-filter/save/${encodeURIComponent(String(source))}`
}

/**
 * @summary Save filters of another list under a name
 */
export const saveFilterOf = async (source: 'repositories' | 'components',
    saveFilterRequest: SaveFilterRequest, options?: Parameters<typeof http>[1]): Promise<SavedFilterDocument> => {

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
return http<SavedFilterDocument>(getSaveFilterOfUrl(source),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveFilterRequest)
  }
);}





export const getSaveFilterOfMutationKey = () => ['saveFilterOf'] as const;

export const getSaveFilterOfMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveFilterOf>>, TError,SaveFilterOfMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveFilterOf>>, TError,SaveFilterOfMutationVariables, TContext> => {

const mutationKey = getSaveFilterOfMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveFilterOf>>, SaveFilterOfMutationVariables> = (props) => {
          const {source,data} = props ?? {};

          return  saveFilterOf(source,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveFilterOfMutationResult = NonNullable<Awaited<ReturnType<typeof saveFilterOf>>>
    export type SaveFilterOfMutationBody = SaveFilterRequest
    export type SaveFilterOfMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type SaveFilterOfMutationVariables = {source: 'repositories' | 'components';data: SaveFilterRequest}

    /**
 * @summary Save filters of another list under a name
 */
export const useSaveFilterOf = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveFilterOf>>, TError,SaveFilterOfMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveFilterOf>>,
        TError,
        SaveFilterOfMutationVariables,
        TContext
      > => {
      return useMutation(getSaveFilterOfMutationOptions(options), queryClient);
    }
    export const getActivateFilterUrl = (name: string,) => {


  return `/findings-filter/activate/${encodeURIComponent(String(name))}`
}

/**
 * @summary Activate a saved filter
 */
export const activateFilter = async (name: string, options?: Parameters<typeof http>[1]): Promise<SavedFilterDocument> => {

  return http<SavedFilterDocument>(getActivateFilterUrl(name),
  {
    ...options,
    method: 'POST'


  }
);}





export const getActivateFilterMutationKey = () => ['activateFilter'] as const;

export const getActivateFilterMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof activateFilter>>, TError,ActivateFilterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof activateFilter>>, TError,ActivateFilterMutationVariables, TContext> => {

const mutationKey = getActivateFilterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof activateFilter>>, ActivateFilterMutationVariables> = (props) => {
          const {name} = props ?? {};

          return  activateFilter(name,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ActivateFilterMutationResult = NonNullable<Awaited<ReturnType<typeof activateFilter>>>

    export type ActivateFilterMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>
    export type ActivateFilterMutationVariables = {name: string}

    /**
 * @summary Activate a saved filter
 */
export const useActivateFilter = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof activateFilter>>, TError,ActivateFilterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof activateFilter>>,
        TError,
        ActivateFilterMutationVariables,
        TContext
      > => {
      return useMutation(getActivateFilterMutationOptions(options), queryClient);
    }
    export const getActivateFilterOfUrl = (name: string,
    source: 'repositories' | 'components',) => {


  return `/findings-filter/activate/${encodeURIComponent(String(name))}/${encodeURIComponent(String(source))}`
}

/**
 * @summary Activate a saved filter of another list
 */
export const activateFilterOf = async (name: string,
    source: 'repositories' | 'components', options?: Parameters<typeof http>[1]): Promise<SavedFilterDocument> => {

  return http<SavedFilterDocument>(getActivateFilterOfUrl(name,source),
  {
    ...options,
    method: 'POST'


  }
);}





export const getActivateFilterOfMutationKey = () => ['activateFilterOf'] as const;

export const getActivateFilterOfMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof activateFilterOf>>, TError,ActivateFilterOfMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof activateFilterOf>>, TError,ActivateFilterOfMutationVariables, TContext> => {

const mutationKey = getActivateFilterOfMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof activateFilterOf>>, ActivateFilterOfMutationVariables> = (props) => {
          const {name,source} = props ?? {};

          return  activateFilterOf(name,source,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ActivateFilterOfMutationResult = NonNullable<Awaited<ReturnType<typeof activateFilterOf>>>

    export type ActivateFilterOfMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>
    export type ActivateFilterOfMutationVariables = {name: string;source: 'repositories' | 'components'}

    /**
 * @summary Activate a saved filter of another list
 */
export const useActivateFilterOf = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof activateFilterOf>>, TError,ActivateFilterOfMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof activateFilterOf>>,
        TError,
        ActivateFilterOfMutationVariables,
        TContext
      > => {
      return useMutation(getActivateFilterOfMutationOptions(options), queryClient);
    }
    export const getUpdateFilterUrl = (name: string,) => {


  return `/findings-filter/${encodeURIComponent(String(name))}/update-activate`
}

/**
 * @summary Replace a saved filter and activate it
 */
export const updateFilter = async (name: string,
    updateFilterRequest: UpdateFilterRequest, options?: Parameters<typeof http>[1]): Promise<SavedFilterDocument> => {

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
return http<SavedFilterDocument>(getUpdateFilterUrl(name),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(updateFilterRequest)
  }
);}





export const getUpdateFilterMutationKey = () => ['updateFilter'] as const;

export const getUpdateFilterMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFilter>>, TError,UpdateFilterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateFilter>>, TError,UpdateFilterMutationVariables, TContext> => {

const mutationKey = getUpdateFilterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateFilter>>, UpdateFilterMutationVariables> = (props) => {
          const {name,data} = props ?? {};

          return  updateFilter(name,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateFilterMutationResult = NonNullable<Awaited<ReturnType<typeof updateFilter>>>
    export type UpdateFilterMutationBody = UpdateFilterRequest
    export type UpdateFilterMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type UpdateFilterMutationVariables = {name: string;data: UpdateFilterRequest}

    /**
 * @summary Replace a saved filter and activate it
 */
export const useUpdateFilter = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFilter>>, TError,UpdateFilterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFilter>>,
        TError,
        UpdateFilterMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateFilterMutationOptions(options), queryClient);
    }
    export const getUpdateFilterOfUrl = (name: string,
    source: 'repositories' | 'components',) => {


  return `/findings-filter/${encodeURIComponent(String(name))}/update-activate/${encodeURIComponent(String(source))}`
}

/**
 * @summary Replace a saved filter of another list and activate it
 */
export const updateFilterOf = async (name: string,
    source: 'repositories' | 'components',
    updateFilterRequest: UpdateFilterRequest, options?: Parameters<typeof http>[1]): Promise<SavedFilterDocument> => {

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
return http<SavedFilterDocument>(getUpdateFilterOfUrl(name,source),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(updateFilterRequest)
  }
);}





export const getUpdateFilterOfMutationKey = () => ['updateFilterOf'] as const;

export const getUpdateFilterOfMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFilterOf>>, TError,UpdateFilterOfMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateFilterOf>>, TError,UpdateFilterOfMutationVariables, TContext> => {

const mutationKey = getUpdateFilterOfMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateFilterOf>>, UpdateFilterOfMutationVariables> = (props) => {
          const {name,source,data} = props ?? {};

          return  updateFilterOf(name,source,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateFilterOfMutationResult = NonNullable<Awaited<ReturnType<typeof updateFilterOf>>>
    export type UpdateFilterOfMutationBody = UpdateFilterRequest
    export type UpdateFilterOfMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type UpdateFilterOfMutationVariables = {name: string;source: 'repositories' | 'components';data: UpdateFilterRequest}

    /**
 * @summary Replace a saved filter of another list and activate it
 */
export const useUpdateFilterOf = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFilterOf>>, TError,UpdateFilterOfMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFilterOf>>,
        TError,
        UpdateFilterOfMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateFilterOfMutationOptions(options), queryClient);
    }
    export const getDeleteFilterUrl = (name: string,) => {


  return `/findings-filter/delete/${encodeURIComponent(String(name))}`
}

/**
 * @summary Remove a saved filter
 */
export const deleteFilter = async (name: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteFilterUrl(name),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteFilterMutationKey = () => ['deleteFilter'] as const;

export const getDeleteFilterMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFilter>>, TError,DeleteFilterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteFilter>>, TError,DeleteFilterMutationVariables, TContext> => {

const mutationKey = getDeleteFilterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteFilter>>, DeleteFilterMutationVariables> = (props) => {
          const {name} = props ?? {};

          return  deleteFilter(name,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteFilterMutationResult = NonNullable<Awaited<ReturnType<typeof deleteFilter>>>

    export type DeleteFilterMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>
    export type DeleteFilterMutationVariables = {name: string}

    /**
 * @summary Remove a saved filter
 */
export const useDeleteFilter = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFilter>>, TError,DeleteFilterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFilter>>,
        TError,
        DeleteFilterMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteFilterMutationOptions(options), queryClient);
    }
    export const getDeleteFilterOfUrl = (name: string,
    source: 'repositories' | 'components',) => {


  return `/findings-filter/delete/${encodeURIComponent(String(name))}/${encodeURIComponent(String(source))}`
}

/**
 * @summary Remove a saved filter of another list
 */
export const deleteFilterOf = async (name: string,
    source: 'repositories' | 'components', options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteFilterOfUrl(name,source),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteFilterOfMutationKey = () => ['deleteFilterOf'] as const;

export const getDeleteFilterOfMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFilterOf>>, TError,DeleteFilterOfMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteFilterOf>>, TError,DeleteFilterOfMutationVariables, TContext> => {

const mutationKey = getDeleteFilterOfMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteFilterOf>>, DeleteFilterOfMutationVariables> = (props) => {
          const {name,source} = props ?? {};

          return  deleteFilterOf(name,source,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteFilterOfMutationResult = NonNullable<Awaited<ReturnType<typeof deleteFilterOf>>>

    export type DeleteFilterOfMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>
    export type DeleteFilterOfMutationVariables = {name: string;source: 'repositories' | 'components'}

    /**
 * @summary Remove a saved filter of another list
 */
export const useDeleteFilterOf = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFilterOf>>, TError,DeleteFilterOfMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFilterOf>>,
        TError,
        DeleteFilterOfMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteFilterOfMutationOptions(options), queryClient);
    }
