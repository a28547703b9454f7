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
  BitbucketTokenExpiredResponse,
  ConflictResponse,
  CreateIssueRequest,
  CreateRemediationRequest,
  EditRemediationRequest,
  FillTemplateRequest,
  ForbiddenResponse,
  HostedLink,
  NotFoundResponse,
  PullRequestRequest,
  RemediationDocument,
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

export const getGetRemediationUrl = (id: string,) => {


  return `/remediations/${encodeURIComponent(String(id))}`
}

/**
 * By the finding's id or the remediation's own.
 * @summary The remediation of a finding
 */
export const getRemediation = async (id: string, options?: Parameters<typeof http>[1]): Promise<RemediationDocument> => {

  return http<RemediationDocument>(getGetRemediationUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRemediationQueryKey = (id: string,) => {
    return [
    'remediations',id
    ] as const;
    }


export const getGetRemediationQueryOptions = <TData = Awaited<ReturnType<typeof getRemediation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRemediation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRemediationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRemediation>>> = ({ signal }) => getRemediation(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRemediation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRemediationQueryResult = NonNullable<Awaited<ReturnType<typeof getRemediation>>>
export type GetRemediationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetRemediation<TData = Awaited<ReturnType<typeof getRemediation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRemediation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRemediation>>,
          TError,
          Awaited<ReturnType<typeof getRemediation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRemediation<TData = Awaited<ReturnType<typeof getRemediation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRemediation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRemediation>>,
          TError,
          Awaited<ReturnType<typeof getRemediation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRemediation<TData = Awaited<ReturnType<typeof getRemediation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRemediation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The remediation of a finding
 */

export function useGetRemediation<TData = Awaited<ReturnType<typeof getRemediation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRemediation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRemediationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetRemediation} query
 */
export const invalidateGetRemediation = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetRemediationQueryKey(id) }, options);

  return queryClient;
}




export const getCreateRemediationUrl = (id: string,) => {


  return `/remediations/${encodeURIComponent(String(id))}`
}

/**
 * @summary Make a remediation for a finding
 */
export const createRemediation = async (id: string,
    createRemediationRequest?: CreateRemediationRequest, options?: Parameters<typeof http>[1]): Promise<RemediationDocument> => {

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
return http<RemediationDocument>(getCreateRemediationUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createRemediationRequest)
  }
);}





export const getCreateRemediationMutationKey = () => ['createRemediation'] as const;

export const getCreateRemediationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRemediation>>, TError,CreateRemediationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createRemediation>>, TError,CreateRemediationMutationVariables, TContext> => {

const mutationKey = getCreateRemediationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRemediation>>, CreateRemediationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createRemediation(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRemediationMutationResult = NonNullable<Awaited<ReturnType<typeof createRemediation>>>
    export type CreateRemediationMutationBody = CreateRemediationRequest | undefined
    export type CreateRemediationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type CreateRemediationMutationVariables = {id: string;data?: CreateRemediationRequest}

    /**
 * @summary Make a remediation for a finding
 */
export const useCreateRemediation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRemediation>>, TError,CreateRemediationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRemediation>>,
        TError,
        CreateRemediationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRemediationMutationOptions(options), queryClient);
    }
    export const getCreateIssueDraftUrl = (id: string,) => {


  return `/issues/${encodeURIComponent(String(id))}`
}

/**
 * @summary Draft an issue for a finding
 */
export const createIssueDraft = async (id: string, options?: Parameters<typeof http>[1]): Promise<RemediationDocument> => {

  return http<RemediationDocument>(getCreateIssueDraftUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCreateIssueDraftMutationKey = () => ['createIssueDraft'] as const;

export const getCreateIssueDraftMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIssueDraft>>, TError,CreateIssueDraftMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createIssueDraft>>, TError,CreateIssueDraftMutationVariables, TContext> => {

const mutationKey = getCreateIssueDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createIssueDraft>>, CreateIssueDraftMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  createIssueDraft(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateIssueDraftMutationResult = NonNullable<Awaited<ReturnType<typeof createIssueDraft>>>

    export type CreateIssueDraftMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>
    export type CreateIssueDraftMutationVariables = {id: string}

    /**
 * @summary Draft an issue for a finding
 */
export const useCreateIssueDraft = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIssueDraft>>, TError,CreateIssueDraftMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createIssueDraft>>,
        TError,
        CreateIssueDraftMutationVariables,
        TContext
      > => {
      return useMutation(getCreateIssueDraftMutationOptions(options), queryClient);
    }
    export const getEditRemediationUrl = (id: string,) => {


  return `/remediations/${encodeURIComponent(String(id))}/edit`
}

/**
 * @summary Edit a remediation
 */
export const editRemediation = async (id: string,
    editRemediationRequest: EditRemediationRequest, options?: Parameters<typeof http>[1]): Promise<RemediationDocument> => {

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
return http<RemediationDocument>(getEditRemediationUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(editRemediationRequest)
  }
);}





export const getEditRemediationMutationKey = () => ['editRemediation'] as const;

export const getEditRemediationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editRemediation>>, TError,EditRemediationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof editRemediation>>, TError,EditRemediationMutationVariables, TContext> => {

const mutationKey = getEditRemediationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof editRemediation>>, EditRemediationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  editRemediation(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EditRemediationMutationResult = NonNullable<Awaited<ReturnType<typeof editRemediation>>>
    export type EditRemediationMutationBody = EditRemediationRequest
    export type EditRemediationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type EditRemediationMutationVariables = {id: string;data: EditRemediationRequest}

    /**
 * @summary Edit a remediation
 */
export const useEditRemediation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editRemediation>>, TError,EditRemediationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof editRemediation>>,
        TError,
        EditRemediationMutationVariables,
        TContext
      > => {
      return useMutation(getEditRemediationMutationOptions(options), queryClient);
    }
    export const getFillRemediationTemplateUrl = (id: string,) => {


  return `/remediation/fill-template/${encodeURIComponent(String(id))}`
}

/**
 * @summary Fill the blanks of a remediation's template
 */
export const fillRemediationTemplate = async (id: string,
    fillTemplateRequest: FillTemplateRequest, options?: Parameters<typeof http>[1]): Promise<RemediationDocument> => {

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
return http<RemediationDocument>(getFillRemediationTemplateUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(fillTemplateRequest)
  }
);}





export const getFillRemediationTemplateMutationKey = () => ['fillRemediationTemplate'] as const;

export const getFillRemediationTemplateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof fillRemediationTemplate>>, TError,FillRemediationTemplateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof fillRemediationTemplate>>, TError,FillRemediationTemplateMutationVariables, TContext> => {

const mutationKey = getFillRemediationTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof fillRemediationTemplate>>, FillRemediationTemplateMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  fillRemediationTemplate(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FillRemediationTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof fillRemediationTemplate>>>
    export type FillRemediationTemplateMutationBody = FillTemplateRequest
    export type FillRemediationTemplateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type FillRemediationTemplateMutationVariables = {id: string;data: FillTemplateRequest}

    /**
 * @summary Fill the blanks of a remediation's template
 */
export const useFillRemediationTemplate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof fillRemediationTemplate>>, TError,FillRemediationTemplateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof fillRemediationTemplate>>,
        TError,
        FillRemediationTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getFillRemediationTemplateMutationOptions(options), queryClient);
    }
    export const getCreatePullRequestUrl = () => {


  return `/pull_request`
}

/**
 * @summary Open a pull request with a remediation
 */
export const createPullRequest = async (pullRequestRequest: PullRequestRequest, options?: Parameters<typeof http>[1]): Promise<HostedLink> => {

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
return http<HostedLink>(getCreatePullRequestUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(pullRequestRequest)
  }
);}





export const getCreatePullRequestMutationKey = () => ['createPullRequest'] as const;

export const getCreatePullRequestMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPullRequest>>, TError,CreatePullRequestMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPullRequest>>, TError,CreatePullRequestMutationVariables, TContext> => {

const mutationKey = getCreatePullRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPullRequest>>, CreatePullRequestMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPullRequest(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePullRequestMutationResult = NonNullable<Awaited<ReturnType<typeof createPullRequest>>>
    export type CreatePullRequestMutationBody = PullRequestRequest
    export type CreatePullRequestMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>
    export type CreatePullRequestMutationVariables = {data: PullRequestRequest}

    /**
 * @summary Open a pull request with a remediation
 */
export const useCreatePullRequest = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPullRequest>>, TError,CreatePullRequestMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPullRequest>>,
        TError,
        CreatePullRequestMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePullRequestMutationOptions(options), queryClient);
    }
    export const getCreateIssueUrl = () => {


  return `/create_issue`
}

/**
 * @summary Open an issue with a remediation
 */
export const createIssue = async (createIssueRequest: CreateIssueRequest, options?: Parameters<typeof http>[1]): Promise<HostedLink> => {

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
return http<HostedLink>(getCreateIssueUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createIssueRequest)
  }
);}





export const getCreateIssueMutationKey = () => ['createIssue'] as const;

export const getCreateIssueMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIssue>>, TError,CreateIssueMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createIssue>>, TError,CreateIssueMutationVariables, TContext> => {

const mutationKey = getCreateIssueMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createIssue>>, CreateIssueMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createIssue(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateIssueMutationResult = NonNullable<Awaited<ReturnType<typeof createIssue>>>
    export type CreateIssueMutationBody = CreateIssueRequest
    export type CreateIssueMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>
    export type CreateIssueMutationVariables = {data: CreateIssueRequest}

    /**
 * @summary Open an issue with a remediation
 */
export const useCreateIssue = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | BitbucketTokenExpiredResponse | TooManyRequestsResponse | BadGatewayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIssue>>, TError,CreateIssueMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createIssue>>,
        TError,
        CreateIssueMutationVariables,
        TContext
      > => {
      return useMutation(getCreateIssueMutationOptions(options), queryClient);
    }
