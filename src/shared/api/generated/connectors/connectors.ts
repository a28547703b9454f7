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
  AddPlexalyzerTokenRequest,
  AiConfiguration,
  AiConfigurationInput,
  BadRequestResponse,
  ConnectionResult,
  FeedbackList,
  FeedbackRequest,
  FeedbackToken,
  ForbiddenResponse,
  GeneratePlexalyzerTokenRequest,
  GitAppState,
  GitInstallation,
  GitToken,
  GitTokenList,
  ListFeedbackParams,
  Message,
  NotFoundResponse,
  PlexalyzerToken,
  PlexalyzerTokenInfo,
  PlexalyzerTokenList,
  RemediatorInput,
  SaveFailedResponse,
  SaveGithubConfigurationRequest,
  SaveTokenRequest,
  SemgrepCliRequest,
  SemgrepCliState,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  ValidationInput
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

export const getListGitTokensUrl = () => {


  return `/users/git_token`
}

/**
 * @summary Source hosts and whether they are connected
 */
export const listGitTokens = async ( options?: Parameters<typeof http>[1]): Promise<GitTokenList> => {

  return http<GitTokenList>(getListGitTokensUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGitTokensQueryKey = () => {
    return [
    'users','git_token'
    ] as const;
    }


export const getListGitTokensQueryOptions = <TData = Awaited<ReturnType<typeof listGitTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGitTokens>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGitTokensQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGitTokens>>> = ({ signal }) => listGitTokens({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGitTokens>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGitTokensQueryResult = NonNullable<Awaited<ReturnType<typeof listGitTokens>>>
export type ListGitTokensQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListGitTokens<TData = Awaited<ReturnType<typeof listGitTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGitTokens>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGitTokens>>,
          TError,
          Awaited<ReturnType<typeof listGitTokens>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGitTokens<TData = Awaited<ReturnType<typeof listGitTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGitTokens>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGitTokens>>,
          TError,
          Awaited<ReturnType<typeof listGitTokens>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGitTokens<TData = Awaited<ReturnType<typeof listGitTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGitTokens>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Source hosts and whether they are connected
 */

export function useListGitTokens<TData = Awaited<ReturnType<typeof listGitTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGitTokens>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGitTokensQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListGitTokens} query
 */
export const invalidateListGitTokens = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListGitTokensQueryKey() }, options);

  return queryClient;
}




export const getGetGitAppTokenUrl = () => {


  return `/users/git_app_token`
}

/**
 * @summary Whether the GitHub App is connected
 */
export const getGitAppToken = async ( options?: Parameters<typeof http>[1]): Promise<GitAppState> => {

  return http<GitAppState>(getGetGitAppTokenUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetGitAppTokenQueryKey = () => {
    return [
    'users','git_app_token'
    ] as const;
    }


export const getGetGitAppTokenQueryOptions = <TData = Awaited<ReturnType<typeof getGitAppToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGitAppToken>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGitAppTokenQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGitAppToken>>> = ({ signal }) => getGitAppToken({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGitAppToken>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGitAppTokenQueryResult = NonNullable<Awaited<ReturnType<typeof getGitAppToken>>>
export type GetGitAppTokenQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetGitAppToken<TData = Awaited<ReturnType<typeof getGitAppToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGitAppToken>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGitAppToken>>,
          TError,
          Awaited<ReturnType<typeof getGitAppToken>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGitAppToken<TData = Awaited<ReturnType<typeof getGitAppToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGitAppToken>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGitAppToken>>,
          TError,
          Awaited<ReturnType<typeof getGitAppToken>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGitAppToken<TData = Awaited<ReturnType<typeof getGitAppToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGitAppToken>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the GitHub App is connected
 */

export function useGetGitAppToken<TData = Awaited<ReturnType<typeof getGitAppToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGitAppToken>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGitAppTokenQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetGitAppToken} query
 */
export const invalidateGetGitAppToken = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetGitAppTokenQueryKey() }, options);

  return queryClient;
}




export const getGetGithubInstallationUrl = () => {


  return `/github/installation_id`
}

/**
 * @summary The installation of the GitHub App
 */
export const getGithubInstallation = async ( options?: Parameters<typeof http>[1]): Promise<GitInstallation> => {

  return http<GitInstallation>(getGetGithubInstallationUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetGithubInstallationQueryKey = () => {
    return [
    'github','installation_id'
    ] as const;
    }


export const getGetGithubInstallationQueryOptions = <TData = Awaited<ReturnType<typeof getGithubInstallation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGithubInstallation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGithubInstallationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGithubInstallation>>> = ({ signal }) => getGithubInstallation({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGithubInstallation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGithubInstallationQueryResult = NonNullable<Awaited<ReturnType<typeof getGithubInstallation>>>
export type GetGithubInstallationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetGithubInstallation<TData = Awaited<ReturnType<typeof getGithubInstallation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGithubInstallation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGithubInstallation>>,
          TError,
          Awaited<ReturnType<typeof getGithubInstallation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGithubInstallation<TData = Awaited<ReturnType<typeof getGithubInstallation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGithubInstallation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGithubInstallation>>,
          TError,
          Awaited<ReturnType<typeof getGithubInstallation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGithubInstallation<TData = Awaited<ReturnType<typeof getGithubInstallation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGithubInstallation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The installation of the GitHub App
 */

export function useGetGithubInstallation<TData = Awaited<ReturnType<typeof getGithubInstallation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGithubInstallation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGithubInstallationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetGithubInstallation} query
 */
export const invalidateGetGithubInstallation = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetGithubInstallationQueryKey() }, options);

  return queryClient;
}




export const getSaveGithubConfigurationUrl = () => {


  return `/github/save-configuration`
}

/**
 * @summary Configure the GitHub App
 */
export const saveGithubConfiguration = async (saveGithubConfigurationRequest: SaveGithubConfigurationRequest, options?: Parameters<typeof http>[1]): Promise<GitAppState> => {

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
return http<GitAppState>(getSaveGithubConfigurationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveGithubConfigurationRequest)
  }
);}





export const getSaveGithubConfigurationMutationKey = () => ['saveGithubConfiguration'] as const;

export const getSaveGithubConfigurationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveGithubConfiguration>>, TError,SaveGithubConfigurationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveGithubConfiguration>>, TError,SaveGithubConfigurationMutationVariables, TContext> => {

const mutationKey = getSaveGithubConfigurationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveGithubConfiguration>>, SaveGithubConfigurationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveGithubConfiguration(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveGithubConfigurationMutationResult = NonNullable<Awaited<ReturnType<typeof saveGithubConfiguration>>>
    export type SaveGithubConfigurationMutationBody = SaveGithubConfigurationRequest
    export type SaveGithubConfigurationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type SaveGithubConfigurationMutationVariables = {data: SaveGithubConfigurationRequest}

    /**
 * @summary Configure the GitHub App
 */
export const useSaveGithubConfiguration = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveGithubConfiguration>>, TError,SaveGithubConfigurationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveGithubConfiguration>>,
        TError,
        SaveGithubConfigurationMutationVariables,
        TContext
      > => {
      return useMutation(getSaveGithubConfigurationMutationOptions(options), queryClient);
    }
    export const getDeleteGithubConfigurationUrl = () => {


  return `/github/delete-configuration`
}

/**
 * @summary Forget the GitHub App
 */
export const deleteGithubConfiguration = async ( options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteGithubConfigurationUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteGithubConfigurationMutationKey = () => ['deleteGithubConfiguration'] as const;

export const getDeleteGithubConfigurationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGithubConfiguration>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteGithubConfiguration>>, TError,void, TContext> => {

const mutationKey = getDeleteGithubConfigurationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteGithubConfiguration>>, void> = () => {


          return  deleteGithubConfiguration(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteGithubConfigurationMutationResult = NonNullable<Awaited<ReturnType<typeof deleteGithubConfiguration>>>

    export type DeleteGithubConfigurationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


    /**
 * @summary Forget the GitHub App
 */
export const useDeleteGithubConfiguration = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGithubConfiguration>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteGithubConfiguration>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDeleteGithubConfigurationMutationOptions(options), queryClient);
    }
    export const getSaveTokenUrl = () => {


  return `/save_token`
}

/**
 * @summary Save a source host's token
 */
export const saveToken = async (saveTokenRequest: SaveTokenRequest, options?: Parameters<typeof http>[1]): Promise<GitToken> => {

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
return http<GitToken>(getSaveTokenUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveTokenRequest)
  }
);}





export const getSaveTokenMutationKey = () => ['saveToken'] as const;

export const getSaveTokenMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveToken>>, TError,SaveTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveToken>>, TError,SaveTokenMutationVariables, TContext> => {

const mutationKey = getSaveTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveToken>>, SaveTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveToken(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveTokenMutationResult = NonNullable<Awaited<ReturnType<typeof saveToken>>>
    export type SaveTokenMutationBody = SaveTokenRequest
    export type SaveTokenMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type SaveTokenMutationVariables = {data: SaveTokenRequest}

    /**
 * @summary Save a source host's token
 */
export const useSaveToken = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveToken>>, TError,SaveTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveToken>>,
        TError,
        SaveTokenMutationVariables,
        TContext
      > => {
      return useMutation(getSaveTokenMutationOptions(options), queryClient);
    }
    export const getGetSemgrepCliUrl = () => {


  return `/semgrep-cli`
}

/**
 * @summary Semgrep CLI
 */
export const getSemgrepCli = async ( options?: Parameters<typeof http>[1]): Promise<SemgrepCliState> => {

  return http<SemgrepCliState>(getGetSemgrepCliUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSemgrepCliQueryKey = () => {
    return [
    'semgrep-cli'
    ] as const;
    }


export const getGetSemgrepCliQueryOptions = <TData = Awaited<ReturnType<typeof getSemgrepCli>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSemgrepCli>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSemgrepCliQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSemgrepCli>>> = ({ signal }) => getSemgrepCli({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSemgrepCli>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSemgrepCliQueryResult = NonNullable<Awaited<ReturnType<typeof getSemgrepCli>>>
export type GetSemgrepCliQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetSemgrepCli<TData = Awaited<ReturnType<typeof getSemgrepCli>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSemgrepCli>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSemgrepCli>>,
          TError,
          Awaited<ReturnType<typeof getSemgrepCli>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSemgrepCli<TData = Awaited<ReturnType<typeof getSemgrepCli>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSemgrepCli>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSemgrepCli>>,
          TError,
          Awaited<ReturnType<typeof getSemgrepCli>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSemgrepCli<TData = Awaited<ReturnType<typeof getSemgrepCli>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSemgrepCli>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Semgrep CLI
 */

export function useGetSemgrepCli<TData = Awaited<ReturnType<typeof getSemgrepCli>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSemgrepCli>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSemgrepCliQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSemgrepCli} query
 */
export const invalidateGetSemgrepCli = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSemgrepCliQueryKey() }, options);

  return queryClient;
}




export const getSaveSemgrepCliUrl = () => {


  return `/semgrep-cli`
}

/**
 * @summary Configure Semgrep CLI
 */
export const saveSemgrepCli = async (semgrepCliRequest: SemgrepCliRequest, options?: Parameters<typeof http>[1]): Promise<SemgrepCliState> => {

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
return http<SemgrepCliState>(getSaveSemgrepCliUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(semgrepCliRequest)
  }
);}





export const getSaveSemgrepCliMutationKey = () => ['saveSemgrepCli'] as const;

export const getSaveSemgrepCliMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSemgrepCli>>, TError,SaveSemgrepCliMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveSemgrepCli>>, TError,SaveSemgrepCliMutationVariables, TContext> => {

const mutationKey = getSaveSemgrepCliMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveSemgrepCli>>, SaveSemgrepCliMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveSemgrepCli(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveSemgrepCliMutationResult = NonNullable<Awaited<ReturnType<typeof saveSemgrepCli>>>
    export type SaveSemgrepCliMutationBody = SemgrepCliRequest
    export type SaveSemgrepCliMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type SaveSemgrepCliMutationVariables = {data: SemgrepCliRequest}

    /**
 * @summary Configure Semgrep CLI
 */
export const useSaveSemgrepCli = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSemgrepCli>>, TError,SaveSemgrepCliMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveSemgrepCli>>,
        TError,
        SaveSemgrepCliMutationVariables,
        TContext
      > => {
      return useMutation(getSaveSemgrepCliMutationOptions(options), queryClient);
    }
    export const getDeleteSemgrepCliUrl = () => {


  return `/semgrep-cli`
}

/**
 * @summary Forget Semgrep CLI
 */
export const deleteSemgrepCli = async ( options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteSemgrepCliUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteSemgrepCliMutationKey = () => ['deleteSemgrepCli'] as const;

export const getDeleteSemgrepCliMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSemgrepCli>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSemgrepCli>>, TError,void, TContext> => {

const mutationKey = getDeleteSemgrepCliMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSemgrepCli>>, void> = () => {


          return  deleteSemgrepCli(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSemgrepCliMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSemgrepCli>>>

    export type DeleteSemgrepCliMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


    /**
 * @summary Forget Semgrep CLI
 */
export const useDeleteSemgrepCli = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSemgrepCli>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSemgrepCli>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDeleteSemgrepCliMutationOptions(options), queryClient);
    }
    export const getGetAiConfigurationUrl = () => {


  return `/client/openai`
}

/**
 * @summary AI services
 */
export const getAiConfiguration = async ( options?: Parameters<typeof http>[1]): Promise<AiConfiguration> => {

  return http<AiConfiguration>(getGetAiConfigurationUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAiConfigurationQueryKey = () => {
    return [
    'client','openai'
    ] as const;
    }


export const getGetAiConfigurationQueryOptions = <TData = Awaited<ReturnType<typeof getAiConfiguration>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAiConfiguration>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAiConfigurationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAiConfiguration>>> = ({ signal }) => getAiConfiguration({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAiConfiguration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAiConfigurationQueryResult = NonNullable<Awaited<ReturnType<typeof getAiConfiguration>>>
export type GetAiConfigurationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetAiConfiguration<TData = Awaited<ReturnType<typeof getAiConfiguration>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAiConfiguration>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAiConfiguration>>,
          TError,
          Awaited<ReturnType<typeof getAiConfiguration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAiConfiguration<TData = Awaited<ReturnType<typeof getAiConfiguration>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAiConfiguration>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAiConfiguration>>,
          TError,
          Awaited<ReturnType<typeof getAiConfiguration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAiConfiguration<TData = Awaited<ReturnType<typeof getAiConfiguration>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAiConfiguration>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary AI services
 */

export function useGetAiConfiguration<TData = Awaited<ReturnType<typeof getAiConfiguration>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAiConfiguration>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAiConfigurationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetAiConfiguration} query
 */
export const invalidateGetAiConfiguration = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAiConfigurationQueryKey() }, options);

  return queryClient;
}




export const getSaveAiConfigurationUrl = () => {


  return `/client/openai`
}

/**
 * @summary Configure AI services
 */
export const saveAiConfiguration = async (aiConfigurationInput: AiConfigurationInput, options?: Parameters<typeof http>[1]): Promise<AiConfiguration> => {

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
return http<AiConfiguration>(getSaveAiConfigurationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(aiConfigurationInput)
  }
);}





export const getSaveAiConfigurationMutationKey = () => ['saveAiConfiguration'] as const;

export const getSaveAiConfigurationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | SaveFailedResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveAiConfiguration>>, TError,SaveAiConfigurationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveAiConfiguration>>, TError,SaveAiConfigurationMutationVariables, TContext> => {

const mutationKey = getSaveAiConfigurationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveAiConfiguration>>, SaveAiConfigurationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveAiConfiguration(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveAiConfigurationMutationResult = NonNullable<Awaited<ReturnType<typeof saveAiConfiguration>>>
    export type SaveAiConfigurationMutationBody = AiConfigurationInput
    export type SaveAiConfigurationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | SaveFailedResponse | TooManyRequestsResponse>
    export type SaveAiConfigurationMutationVariables = {data: AiConfigurationInput}

    /**
 * @summary Configure AI services
 */
export const useSaveAiConfiguration = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | SaveFailedResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveAiConfiguration>>, TError,SaveAiConfigurationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveAiConfiguration>>,
        TError,
        SaveAiConfigurationMutationVariables,
        TContext
      > => {
      return useMutation(getSaveAiConfigurationMutationOptions(options), queryClient);
    }
    export const getTestValidationConnectionUrl = () => {


  return `/openai/test_connection`
}

/**
 * @summary Try the validation's AI service
 */
export const testValidationConnection = async (validationInput?: ValidationInput, options?: Parameters<typeof http>[1]): Promise<ConnectionResult> => {

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
return http<ConnectionResult>(getTestValidationConnectionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(validationInput)
  }
);}





export const getTestValidationConnectionMutationKey = () => ['testValidationConnection'] as const;

export const getTestValidationConnectionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testValidationConnection>>, TError,TestValidationConnectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof testValidationConnection>>, TError,TestValidationConnectionMutationVariables, TContext> => {

const mutationKey = getTestValidationConnectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof testValidationConnection>>, TestValidationConnectionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  testValidationConnection(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TestValidationConnectionMutationResult = NonNullable<Awaited<ReturnType<typeof testValidationConnection>>>
    export type TestValidationConnectionMutationBody = ValidationInput | undefined
    export type TestValidationConnectionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type TestValidationConnectionMutationVariables = {data?: ValidationInput}

    /**
 * @summary Try the validation's AI service
 */
export const useTestValidationConnection = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testValidationConnection>>, TError,TestValidationConnectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof testValidationConnection>>,
        TError,
        TestValidationConnectionMutationVariables,
        TContext
      > => {
      return useMutation(getTestValidationConnectionMutationOptions(options), queryClient);
    }
    export const getTestRemediatorConnectionUrl = () => {


  return `/openai/remediator_connection`
}

/**
 * @summary Try the remediator's AI service
 */
export const testRemediatorConnection = async (remediatorInput?: RemediatorInput, options?: Parameters<typeof http>[1]): Promise<ConnectionResult> => {

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
return http<ConnectionResult>(getTestRemediatorConnectionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(remediatorInput)
  }
);}





export const getTestRemediatorConnectionMutationKey = () => ['testRemediatorConnection'] as const;

export const getTestRemediatorConnectionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testRemediatorConnection>>, TError,TestRemediatorConnectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof testRemediatorConnection>>, TError,TestRemediatorConnectionMutationVariables, TContext> => {

const mutationKey = getTestRemediatorConnectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof testRemediatorConnection>>, TestRemediatorConnectionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  testRemediatorConnection(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TestRemediatorConnectionMutationResult = NonNullable<Awaited<ReturnType<typeof testRemediatorConnection>>>
    export type TestRemediatorConnectionMutationBody = RemediatorInput | undefined
    export type TestRemediatorConnectionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type TestRemediatorConnectionMutationVariables = {data?: RemediatorInput}

    /**
 * @summary Try the remediator's AI service
 */
export const useTestRemediatorConnection = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testRemediatorConnection>>, TError,TestRemediatorConnectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof testRemediatorConnection>>,
        TError,
        TestRemediatorConnectionMutationVariables,
        TContext
      > => {
      return useMutation(getTestRemediatorConnectionMutationOptions(options), queryClient);
    }
    export const getGeneratePlexalyzerTokenUrl = () => {


  return `/generate_plexalyzer_token`
}

/**
 * The token is shown this once.
 * @summary Make an API token
 */
export const generatePlexalyzerToken = async (generatePlexalyzerTokenRequest: GeneratePlexalyzerTokenRequest, options?: Parameters<typeof http>[1]): Promise<PlexalyzerToken> => {

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
return http<PlexalyzerToken>(getGeneratePlexalyzerTokenUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(generatePlexalyzerTokenRequest)
  }
);}





export const getGeneratePlexalyzerTokenMutationKey = () => ['generatePlexalyzerToken'] as const;

export const getGeneratePlexalyzerTokenMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generatePlexalyzerToken>>, TError,GeneratePlexalyzerTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof generatePlexalyzerToken>>, TError,GeneratePlexalyzerTokenMutationVariables, TContext> => {

const mutationKey = getGeneratePlexalyzerTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof generatePlexalyzerToken>>, GeneratePlexalyzerTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  generatePlexalyzerToken(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GeneratePlexalyzerTokenMutationResult = NonNullable<Awaited<ReturnType<typeof generatePlexalyzerToken>>>
    export type GeneratePlexalyzerTokenMutationBody = GeneratePlexalyzerTokenRequest
    export type GeneratePlexalyzerTokenMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type GeneratePlexalyzerTokenMutationVariables = {data: GeneratePlexalyzerTokenRequest}

    /**
 * @summary Make an API token
 */
export const useGeneratePlexalyzerToken = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof generatePlexalyzerToken>>, TError,GeneratePlexalyzerTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof generatePlexalyzerToken>>,
        TError,
        GeneratePlexalyzerTokenMutationVariables,
        TContext
      > => {
      return useMutation(getGeneratePlexalyzerTokenMutationOptions(options), queryClient);
    }
    export const getAddPlexalyzerTokenUrl = () => {


  return `/add_plexalyzer_token`
}

/**
 * @summary Choose the token that the organisation's pipelines use
 */
export const addPlexalyzerToken = async (addPlexalyzerTokenRequest: AddPlexalyzerTokenRequest, options?: Parameters<typeof http>[1]): Promise<PlexalyzerTokenInfo> => {

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
return http<PlexalyzerTokenInfo>(getAddPlexalyzerTokenUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addPlexalyzerTokenRequest)
  }
);}





export const getAddPlexalyzerTokenMutationKey = () => ['addPlexalyzerToken'] as const;

export const getAddPlexalyzerTokenMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPlexalyzerToken>>, TError,AddPlexalyzerTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addPlexalyzerToken>>, TError,AddPlexalyzerTokenMutationVariables, TContext> => {

const mutationKey = getAddPlexalyzerTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addPlexalyzerToken>>, AddPlexalyzerTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addPlexalyzerToken(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddPlexalyzerTokenMutationResult = NonNullable<Awaited<ReturnType<typeof addPlexalyzerToken>>>
    export type AddPlexalyzerTokenMutationBody = AddPlexalyzerTokenRequest
    export type AddPlexalyzerTokenMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type AddPlexalyzerTokenMutationVariables = {data: AddPlexalyzerTokenRequest}

    /**
 * @summary Choose the token that the organisation's pipelines use
 */
export const useAddPlexalyzerToken = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPlexalyzerToken>>, TError,AddPlexalyzerTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addPlexalyzerToken>>,
        TError,
        AddPlexalyzerTokenMutationVariables,
        TContext
      > => {
      return useMutation(getAddPlexalyzerTokenMutationOptions(options), queryClient);
    }
    export const getListPlexalyzerTokensUrl = () => {


  return `/plexalyzer_tokens`
}

/**
 * @summary API tokens
 */
export const listPlexalyzerTokens = async ( options?: Parameters<typeof http>[1]): Promise<PlexalyzerTokenList> => {

  return http<PlexalyzerTokenList>(getListPlexalyzerTokensUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPlexalyzerTokensQueryKey = () => {
    return [
    'plexalyzer_tokens'
    ] as const;
    }


export const getListPlexalyzerTokensQueryOptions = <TData = Awaited<ReturnType<typeof listPlexalyzerTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlexalyzerTokens>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlexalyzerTokensQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlexalyzerTokens>>> = ({ signal }) => listPlexalyzerTokens({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPlexalyzerTokens>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlexalyzerTokensQueryResult = NonNullable<Awaited<ReturnType<typeof listPlexalyzerTokens>>>
export type ListPlexalyzerTokensQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListPlexalyzerTokens<TData = Awaited<ReturnType<typeof listPlexalyzerTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlexalyzerTokens>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlexalyzerTokens>>,
          TError,
          Awaited<ReturnType<typeof listPlexalyzerTokens>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlexalyzerTokens<TData = Awaited<ReturnType<typeof listPlexalyzerTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlexalyzerTokens>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlexalyzerTokens>>,
          TError,
          Awaited<ReturnType<typeof listPlexalyzerTokens>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlexalyzerTokens<TData = Awaited<ReturnType<typeof listPlexalyzerTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlexalyzerTokens>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary API tokens
 */

export function useListPlexalyzerTokens<TData = Awaited<ReturnType<typeof listPlexalyzerTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlexalyzerTokens>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlexalyzerTokensQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListPlexalyzerTokens} query
 */
export const invalidateListPlexalyzerTokens = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPlexalyzerTokensQueryKey() }, options);

  return queryClient;
}




export const getRevokePlexalyzerTokenUrl = (id: string,) => {


  return `/plexalyzer_tokens/${encodeURIComponent(String(id))}`
}

/**
 * @summary Revoke an API token
 */
export const revokePlexalyzerToken = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getRevokePlexalyzerTokenUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokePlexalyzerTokenMutationKey = () => ['revokePlexalyzerToken'] as const;

export const getRevokePlexalyzerTokenMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokePlexalyzerToken>>, TError,RevokePlexalyzerTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokePlexalyzerToken>>, TError,RevokePlexalyzerTokenMutationVariables, TContext> => {

const mutationKey = getRevokePlexalyzerTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokePlexalyzerToken>>, RevokePlexalyzerTokenMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  revokePlexalyzerToken(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokePlexalyzerTokenMutationResult = NonNullable<Awaited<ReturnType<typeof revokePlexalyzerToken>>>

    export type RevokePlexalyzerTokenMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>
    export type RevokePlexalyzerTokenMutationVariables = {id: string}

    /**
 * @summary Revoke an API token
 */
export const useRevokePlexalyzerToken = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokePlexalyzerToken>>, TError,RevokePlexalyzerTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokePlexalyzerToken>>,
        TError,
        RevokePlexalyzerTokenMutationVariables,
        TContext
      > => {
      return useMutation(getRevokePlexalyzerTokenMutationOptions(options), queryClient);
    }
    export const getCreateFeedbackTokenUrl = () => {


  return `/feedback-widget/token`
}

/**
 * @summary A token for the feedback widget
 */
export const createFeedbackToken = async ( options?: Parameters<typeof http>[1]): Promise<FeedbackToken> => {

  return http<FeedbackToken>(getCreateFeedbackTokenUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCreateFeedbackTokenMutationKey = () => ['createFeedbackToken'] as const;

export const getCreateFeedbackTokenMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFeedbackToken>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createFeedbackToken>>, TError,void, TContext> => {

const mutationKey = getCreateFeedbackTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFeedbackToken>>, void> = () => {


          return  createFeedbackToken(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateFeedbackTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createFeedbackToken>>>

    export type CreateFeedbackTokenMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


    /**
 * @summary A token for the feedback widget
 */
export const useCreateFeedbackToken = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFeedbackToken>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFeedbackToken>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateFeedbackTokenMutationOptions(options), queryClient);
    }
    export const getGetFeedbackScreenshotUrl = (id: string,) => {


  return `/feedback/${encodeURIComponent(String(id))}/screenshot`
}

/**
 * For whom it came from, and for a super-administrator.
 * @summary The picture that was sent with feedback
 */
export const getFeedbackScreenshot = async (id: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getGetFeedbackScreenshotUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetFeedbackScreenshotQueryKey = (id: string,) => {
    return [
    'feedback',id,'screenshot'
    ] as const;
    }


export const getGetFeedbackScreenshotQueryOptions = <TData = Awaited<ReturnType<typeof getFeedbackScreenshot>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeedbackScreenshot>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFeedbackScreenshotQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFeedbackScreenshot>>> = ({ signal }) => getFeedbackScreenshot(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFeedbackScreenshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFeedbackScreenshotQueryResult = NonNullable<Awaited<ReturnType<typeof getFeedbackScreenshot>>>
export type GetFeedbackScreenshotQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetFeedbackScreenshot<TData = Awaited<ReturnType<typeof getFeedbackScreenshot>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeedbackScreenshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFeedbackScreenshot>>,
          TError,
          Awaited<ReturnType<typeof getFeedbackScreenshot>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFeedbackScreenshot<TData = Awaited<ReturnType<typeof getFeedbackScreenshot>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeedbackScreenshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFeedbackScreenshot>>,
          TError,
          Awaited<ReturnType<typeof getFeedbackScreenshot>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFeedbackScreenshot<TData = Awaited<ReturnType<typeof getFeedbackScreenshot>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeedbackScreenshot>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The picture that was sent with feedback
 */

export function useGetFeedbackScreenshot<TData = Awaited<ReturnType<typeof getFeedbackScreenshot>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeedbackScreenshot>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFeedbackScreenshotQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetFeedbackScreenshot} query
 */
export const invalidateGetFeedbackScreenshot = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetFeedbackScreenshotQueryKey(id) }, options);

  return queryClient;
}




export const getListFeedbackUrl = (params?: ListFeedbackParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/feedback?${stringifiedParams}` : `/feedback`
}

/**
 * One's own, newest first. A super-administrator reads everyone's.
 * @summary Feedback that was sent
 */
export const listFeedback = async (params?: ListFeedbackParams, options?: Parameters<typeof http>[1]): Promise<FeedbackList> => {

  return http<FeedbackList>(getListFeedbackUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListFeedbackQueryKey = (params?: ListFeedbackParams,) => {
    return [
    'feedback', ...(params ? [params] : [])
    ] as const;
    }


export const getListFeedbackQueryOptions = <TData = Awaited<ReturnType<typeof listFeedback>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: ListFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFeedbackQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFeedback>>> = ({ signal }) => listFeedback(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFeedback>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFeedbackQueryResult = NonNullable<Awaited<ReturnType<typeof listFeedback>>>
export type ListFeedbackQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListFeedback<TData = Awaited<ReturnType<typeof listFeedback>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  ListFeedbackParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedback>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeedback>>,
          TError,
          Awaited<ReturnType<typeof listFeedback>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeedback<TData = Awaited<ReturnType<typeof listFeedback>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedback>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeedback>>,
          TError,
          Awaited<ReturnType<typeof listFeedback>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeedback<TData = Awaited<ReturnType<typeof listFeedback>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Feedback that was sent
 */

export function useListFeedback<TData = Awaited<ReturnType<typeof listFeedback>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListFeedbackParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedback>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFeedbackQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListFeedback} query
 */
export const invalidateListFeedback = async (
 queryClient: QueryClient, params?: ListFeedbackParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFeedbackQueryKey(params) }, options);

  return queryClient;
}




export const getSendFeedbackUrl = () => {


  return `/feedback`
}

/**
 * @summary Send feedback
 */
export const sendFeedback = async (feedbackRequest: FeedbackRequest, options?: Parameters<typeof http>[1]): Promise<Message> => {

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
return http<Message>(getSendFeedbackUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(feedbackRequest)
  }
);}





export const getSendFeedbackMutationKey = () => ['sendFeedback'] as const;

export const getSendFeedbackMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendFeedback>>, TError,SendFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendFeedback>>, TError,SendFeedbackMutationVariables, TContext> => {

const mutationKey = getSendFeedbackMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendFeedback>>, SendFeedbackMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendFeedback(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendFeedbackMutationResult = NonNullable<Awaited<ReturnType<typeof sendFeedback>>>
    export type SendFeedbackMutationBody = FeedbackRequest
    export type SendFeedbackMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type SendFeedbackMutationVariables = {data: FeedbackRequest}

    /**
 * @summary Send feedback
 */
export const useSendFeedback = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendFeedback>>, TError,SendFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendFeedback>>,
        TError,
        SendFeedbackMutationVariables,
        TContext
      > => {
      return useMutation(getSendFeedbackMutationOptions(options), queryClient);
    }
