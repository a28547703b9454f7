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
  InviteForbiddenResponse,
  InviteRequest,
  ListTeamParams,
  NotFoundResponse,
  TeamList,
  TeamMember,
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

export const getListTeamUrl = (params?: ListTeamParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/team?${stringifiedParams}` : `/team`
}

/**
 * @summary The team
 */
export const listTeam = async (params?: ListTeamParams, options?: Parameters<typeof http>[1]): Promise<TeamList> => {

  return http<TeamList>(getListTeamUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListTeamQueryKey = (params?: ListTeamParams,) => {
    return [
    'team', ...(params ? [params] : [])
    ] as const;
    }


export const getListTeamQueryOptions = <TData = Awaited<ReturnType<typeof listTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: ListTeamParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeam>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTeamQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTeam>>> = ({ signal }) => listTeam(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTeam>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTeamQueryResult = NonNullable<Awaited<ReturnType<typeof listTeam>>>
export type ListTeamQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListTeam<TData = Awaited<ReturnType<typeof listTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  ListTeamParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeam>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeam>>,
          TError,
          Awaited<ReturnType<typeof listTeam>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeam<TData = Awaited<ReturnType<typeof listTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListTeamParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeam>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeam>>,
          TError,
          Awaited<ReturnType<typeof listTeam>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeam<TData = Awaited<ReturnType<typeof listTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListTeamParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeam>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The team
 */

export function useListTeam<TData = Awaited<ReturnType<typeof listTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListTeamParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeam>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTeamQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListTeam} query
 */
export const invalidateListTeam = async (
 queryClient: QueryClient, params?: ListTeamParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTeamQueryKey(params) }, options);

  return queryClient;
}




export const getInviteTeamMemberUrl = () => {


  return `/team`
}

/**
 * @summary Invite somebody
 */
export const inviteTeamMember = async (inviteRequest: InviteRequest, options?: Parameters<typeof http>[1]): Promise<TeamMember> => {

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
return http<TeamMember>(getInviteTeamMemberUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(inviteRequest)
  }
);}





export const getInviteTeamMemberMutationKey = () => ['inviteTeamMember'] as const;

export const getInviteTeamMemberMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | InviteForbiddenResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteTeamMember>>, TError,InviteTeamMemberMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof inviteTeamMember>>, TError,InviteTeamMemberMutationVariables, TContext> => {

const mutationKey = getInviteTeamMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteTeamMember>>, InviteTeamMemberMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  inviteTeamMember(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InviteTeamMemberMutationResult = NonNullable<Awaited<ReturnType<typeof inviteTeamMember>>>
    export type InviteTeamMemberMutationBody = InviteRequest
    export type InviteTeamMemberMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | InviteForbiddenResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type InviteTeamMemberMutationVariables = {data: InviteRequest}

    /**
 * @summary Invite somebody
 */
export const useInviteTeamMember = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | InviteForbiddenResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteTeamMember>>, TError,InviteTeamMemberMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteTeamMember>>,
        TError,
        InviteTeamMemberMutationVariables,
        TContext
      > => {
      return useMutation(getInviteTeamMemberMutationOptions(options), queryClient);
    }
    export const getRemoveTeamMemberUrl = (id: string,) => {


  return `/team/${encodeURIComponent(String(id))}`
}

/**
 * Sessions end and tokens stop at once. What was assigned or sent to them is nobody's, requests that wait for their answer can be answered by whoever may accept risks, views that they shared stay and their own go. Nobody removes themselves or the last administrator.
 * @summary Take somebody out of the team
 */
export const removeTeamMember = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getRemoveTeamMemberUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveTeamMemberMutationKey = () => ['removeTeamMember'] as const;

export const getRemoveTeamMemberMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeTeamMember>>, TError,RemoveTeamMemberMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeTeamMember>>, TError,RemoveTeamMemberMutationVariables, TContext> => {

const mutationKey = getRemoveTeamMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeTeamMember>>, RemoveTeamMemberMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removeTeamMember(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveTeamMemberMutationResult = NonNullable<Awaited<ReturnType<typeof removeTeamMember>>>

    export type RemoveTeamMemberMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>
    export type RemoveTeamMemberMutationVariables = {id: string}

    /**
 * @summary Take somebody out of the team
 */
export const useRemoveTeamMember = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeTeamMember>>, TError,RemoveTeamMemberMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeTeamMember>>,
        TError,
        RemoveTeamMemberMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveTeamMemberMutationOptions(options), queryClient);
    }
