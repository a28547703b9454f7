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
  ApproverList,
  AvatarCheck,
  BadRequestResponse,
  ChangePasswordRequest,
  CheckAvatarParams,
  ConfigureTwoFactorRequest,
  ConflictResponse,
  DeveloperList,
  EmailNotVerifiedResponse,
  ForbiddenResponse,
  ForgotPasswordRequest,
  GoneResponse,
  InvalidCodeResponse,
  InvitationInfo,
  ListDevelopersParams,
  Message,
  NotFoundResponse,
  RegisterRequest,
  ResetPasswordRequest,
  SessionGrant,
  SetupRequest,
  TooLargeResponse,
  TooManyRequestsResponse,
  TwoFactorProof,
  TwoFactorStanding,
  TwoFactorState,
  UnauthorizedResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  UserNotVerifiedResponse,
  VerifyRegisterRequest
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

export const getListDevelopersUrl = (params?: ListDevelopersParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/users-developer?${stringifiedParams}` : `/users-developer`
}

/**
 * @summary People whom findings can be sent to
 */
export const listDevelopers = async (params?: ListDevelopersParams, options?: Parameters<typeof http>[1]): Promise<DeveloperList> => {

  return http<DeveloperList>(getListDevelopersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDevelopersQueryKey = (params?: ListDevelopersParams,) => {
    return [
    'users-developer', ...(params ? [params] : [])
    ] as const;
    }


export const getListDevelopersQueryOptions = <TData = Awaited<ReturnType<typeof listDevelopers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: ListDevelopersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevelopers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDevelopersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDevelopers>>> = ({ signal }) => listDevelopers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDevelopers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDevelopersQueryResult = NonNullable<Awaited<ReturnType<typeof listDevelopers>>>
export type ListDevelopersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListDevelopers<TData = Awaited<ReturnType<typeof listDevelopers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  ListDevelopersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevelopers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDevelopers>>,
          TError,
          Awaited<ReturnType<typeof listDevelopers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevelopers<TData = Awaited<ReturnType<typeof listDevelopers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListDevelopersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevelopers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDevelopers>>,
          TError,
          Awaited<ReturnType<typeof listDevelopers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevelopers<TData = Awaited<ReturnType<typeof listDevelopers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListDevelopersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevelopers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary People whom findings can be sent to
 */

export function useListDevelopers<TData = Awaited<ReturnType<typeof listDevelopers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: ListDevelopersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevelopers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDevelopersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListDevelopers} query
 */
export const invalidateListDevelopers = async (
 queryClient: QueryClient, params?: ListDevelopersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDevelopersQueryKey(params) }, options);

  return queryClient;
}




export const getListApproversUrl = () => {


  return `/users-approver`
}

/**
 * Without the caller, since nobody agrees to their own request.
 * @summary People who may agree to accept a risk
 */
export const listApprovers = async ( options?: Parameters<typeof http>[1]): Promise<ApproverList> => {

  return http<ApproverList>(getListApproversUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListApproversQueryKey = () => {
    return [
    'users-approver'
    ] as const;
    }


export const getListApproversQueryOptions = <TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApproversQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApprovers>>> = ({ signal }) => listApprovers({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListApproversQueryResult = NonNullable<Awaited<ReturnType<typeof listApprovers>>>
export type ListApproversQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useListApprovers<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApprovers>>,
          TError,
          Awaited<ReturnType<typeof listApprovers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApprovers<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApprovers>>,
          TError,
          Awaited<ReturnType<typeof listApprovers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApprovers<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary People who may agree to accept a risk
 */

export function useListApprovers<TData = Awaited<ReturnType<typeof listApprovers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApproversQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListApprovers} query
 */
export const invalidateListApprovers = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListApproversQueryKey() }, options);

  return queryClient;
}




export const getChangePasswordUrl = () => {


  return `/user/change_password`
}

/**
 * All other sessions end.
 * @summary Change the password
 */
export const changePassword = async (changePasswordRequest: ChangePasswordRequest, options?: Parameters<typeof http>[1]): Promise<void> => {

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
return http<void>(getChangePasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changePasswordRequest)
  }
);}





export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = ChangePasswordRequest
    export type ChangePasswordMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type ChangePasswordMutationVariables = {data: ChangePasswordRequest}

    /**
 * @summary Change the password
 */
export const useChangePassword = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
    export const getConfigureTwoFactorUrl = () => {


  return `/user/configure-2fa`
}

/**
 * Without a code it makes a secret; with the code of the app it switches on, ends other sessions and shows recovery codes once.
 * @summary Set up two-factor sign-in
 */
export const configureTwoFactor = async (configureTwoFactorRequest?: ConfigureTwoFactorRequest, options?: Parameters<typeof http>[1]): Promise<TwoFactorState> => {

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
return http<TwoFactorState>(getConfigureTwoFactorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(configureTwoFactorRequest)
  }
);}





export const getConfigureTwoFactorMutationKey = () => ['configureTwoFactor'] as const;

export const getConfigureTwoFactorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | InvalidCodeResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof configureTwoFactor>>, TError,ConfigureTwoFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof configureTwoFactor>>, TError,ConfigureTwoFactorMutationVariables, TContext> => {

const mutationKey = getConfigureTwoFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof configureTwoFactor>>, ConfigureTwoFactorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  configureTwoFactor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfigureTwoFactorMutationResult = NonNullable<Awaited<ReturnType<typeof configureTwoFactor>>>
    export type ConfigureTwoFactorMutationBody = ConfigureTwoFactorRequest | undefined
    export type ConfigureTwoFactorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | InvalidCodeResponse | TooManyRequestsResponse>
    export type ConfigureTwoFactorMutationVariables = {data?: ConfigureTwoFactorRequest}

    /**
 * @summary Set up two-factor sign-in
 */
export const useConfigureTwoFactor = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | InvalidCodeResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof configureTwoFactor>>, TError,ConfigureTwoFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof configureTwoFactor>>,
        TError,
        ConfigureTwoFactorMutationVariables,
        TContext
      > => {
      return useMutation(getConfigureTwoFactorMutationOptions(options), queryClient);
    }
    export const getGetTwoFactorUrl = () => {


  return `/user/two-factor`
}

/**
 * @summary How the person's two-factor sign-in stands
 */
export const getTwoFactor = async ( options?: Parameters<typeof http>[1]): Promise<TwoFactorStanding> => {

  return http<TwoFactorStanding>(getGetTwoFactorUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTwoFactorQueryKey = () => {
    return [
    'user','two-factor'
    ] as const;
    }


export const getGetTwoFactorQueryOptions = <TData = Awaited<ReturnType<typeof getTwoFactor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactor>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTwoFactorQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTwoFactor>>> = ({ signal }) => getTwoFactor({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTwoFactor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTwoFactorQueryResult = NonNullable<Awaited<ReturnType<typeof getTwoFactor>>>
export type GetTwoFactorQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse>


export function useGetTwoFactor<TData = Awaited<ReturnType<typeof getTwoFactor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTwoFactor>>,
          TError,
          Awaited<ReturnType<typeof getTwoFactor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTwoFactor<TData = Awaited<ReturnType<typeof getTwoFactor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTwoFactor>>,
          TError,
          Awaited<ReturnType<typeof getTwoFactor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTwoFactor<TData = Awaited<ReturnType<typeof getTwoFactor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactor>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How the person's two-factor sign-in stands
 */

export function useGetTwoFactor<TData = Awaited<ReturnType<typeof getTwoFactor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactor>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTwoFactorQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetTwoFactor} query
 */
export const invalidateGetTwoFactor = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTwoFactorQueryKey() }, options);

  return queryClient;
}




export const getRenewRecoveryCodesUrl = () => {


  return `/user/recovery-codes`
}

/**
 * The earlier ones stop working. Needs a code of the app or a recovery code.
 * @summary Make new recovery codes
 */
export const renewRecoveryCodes = async (twoFactorProof: TwoFactorProof, options?: Parameters<typeof http>[1]): Promise<TwoFactorState> => {

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
return http<TwoFactorState>(getRenewRecoveryCodesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(twoFactorProof)
  }
);}





export const getRenewRecoveryCodesMutationKey = () => ['renewRecoveryCodes'] as const;

export const getRenewRecoveryCodesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | InvalidCodeResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,RenewRecoveryCodesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,RenewRecoveryCodesMutationVariables, TContext> => {

const mutationKey = getRenewRecoveryCodesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewRecoveryCodes>>, RenewRecoveryCodesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  renewRecoveryCodes(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewRecoveryCodesMutationResult = NonNullable<Awaited<ReturnType<typeof renewRecoveryCodes>>>
    export type RenewRecoveryCodesMutationBody = TwoFactorProof
    export type RenewRecoveryCodesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | InvalidCodeResponse | TooManyRequestsResponse>
    export type RenewRecoveryCodesMutationVariables = {data: TwoFactorProof}

    /**
 * @summary Make new recovery codes
 */
export const useRenewRecoveryCodes = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | InvalidCodeResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,RenewRecoveryCodesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewRecoveryCodes>>,
        TError,
        RenewRecoveryCodesMutationVariables,
        TContext
      > => {
      return useMutation(getRenewRecoveryCodesMutationOptions(options), queryClient);
    }
    export const getRemoveTwoFactorUrl = () => {


  return `/user/remove-2fa`
}

/**
 * @summary Switch two-factor sign-in off
 */
export const removeTwoFactor = async (twoFactorProof: TwoFactorProof, options?: Parameters<typeof http>[1]): Promise<TwoFactorState> => {

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
return http<TwoFactorState>(getRemoveTwoFactorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(twoFactorProof)
  }
);}





export const getRemoveTwoFactorMutationKey = () => ['removeTwoFactor'] as const;

export const getRemoveTwoFactorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | InvalidCodeResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeTwoFactor>>, TError,RemoveTwoFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeTwoFactor>>, TError,RemoveTwoFactorMutationVariables, TContext> => {

const mutationKey = getRemoveTwoFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeTwoFactor>>, RemoveTwoFactorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removeTwoFactor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveTwoFactorMutationResult = NonNullable<Awaited<ReturnType<typeof removeTwoFactor>>>
    export type RemoveTwoFactorMutationBody = TwoFactorProof
    export type RemoveTwoFactorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | InvalidCodeResponse | TooManyRequestsResponse>
    export type RemoveTwoFactorMutationVariables = {data: TwoFactorProof}

    /**
 * @summary Switch two-factor sign-in off
 */
export const useRemoveTwoFactor = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | TooLargeResponse | UnsupportedMediaTypeResponse | InvalidCodeResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeTwoFactor>>, TError,RemoveTwoFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeTwoFactor>>,
        TError,
        RemoveTwoFactorMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveTwoFactorMutationOptions(options), queryClient);
    }
    export const getAcceptVerificationUrl = (token: string,) => {


  return `/accept-verification/${encodeURIComponent(String(token))}`
}

/**
 * @summary Confirm an e-mail address
 */
export const acceptVerification = async (token: string, options?: Parameters<typeof http>[1]): Promise<Message> => {

  return http<Message>(getAcceptVerificationUrl(token),
  {
    ...options,
    method: 'POST'


  }
);}





export const getAcceptVerificationMutationKey = () => ['acceptVerification'] as const;

export const getAcceptVerificationMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | EmailNotVerifiedResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptVerification>>, TError,AcceptVerificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptVerification>>, TError,AcceptVerificationMutationVariables, TContext> => {

const mutationKey = getAcceptVerificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptVerification>>, AcceptVerificationMutationVariables> = (props) => {
          const {token} = props ?? {};

          return  acceptVerification(token,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptVerificationMutationResult = NonNullable<Awaited<ReturnType<typeof acceptVerification>>>

    export type AcceptVerificationMutationError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | EmailNotVerifiedResponse | TooManyRequestsResponse>
    export type AcceptVerificationMutationVariables = {token: string}

    /**
 * @summary Confirm an e-mail address
 */
export const useAcceptVerification = <TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | EmailNotVerifiedResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptVerification>>, TError,AcceptVerificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptVerification>>,
        TError,
        AcceptVerificationMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptVerificationMutationOptions(options), queryClient);
    }
    export const getGetInvitationUrl = (token: string,) => {


  return `/verify-register/${encodeURIComponent(String(token))}`
}

/**
 * @summary Who was invited
 */
export const getInvitation = async (token: string, options?: Parameters<typeof http>[1]): Promise<InvitationInfo> => {

  return http<InvitationInfo>(getGetInvitationUrl(token),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetInvitationQueryKey = (token: string,) => {
    return [
    'verify-register',token
    ] as const;
    }


export const getGetInvitationQueryOptions = <TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | UserNotVerifiedResponse | TooManyRequestsResponse>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInvitationQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvitation>>> = ({ signal }) => getInvitation(token, { signal, ...requestOptions });





   return  { queryKey, queryFn: token === null || token === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvitationQueryResult = NonNullable<Awaited<ReturnType<typeof getInvitation>>>
export type GetInvitationQueryError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | UserNotVerifiedResponse | TooManyRequestsResponse>


export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | UserNotVerifiedResponse | TooManyRequestsResponse>>(
 token: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitation>>,
          TError,
          Awaited<ReturnType<typeof getInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | UserNotVerifiedResponse | TooManyRequestsResponse>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitation>>,
          TError,
          Awaited<ReturnType<typeof getInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | UserNotVerifiedResponse | TooManyRequestsResponse>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who was invited
 */

export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | UserNotVerifiedResponse | TooManyRequestsResponse>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInvitationQueryOptions(token,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetInvitation} query
 */
export const invalidateGetInvitation = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetInvitationQueryKey(token) }, options);

  return queryClient;
}




export const getVerifyRegisterUrl = (token: string,) => {


  return `/verify-register/${encodeURIComponent(String(token))}`
}

/**
 * @summary Choose name and password
 */
export const verifyRegister = async (token: string,
    verifyRegisterRequest: VerifyRegisterRequest, options?: Parameters<typeof http>[1]): Promise<Message> => {

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
return http<Message>(getVerifyRegisterUrl(token),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(verifyRegisterRequest)
  }
);}





export const getVerifyRegisterMutationKey = () => ['verifyRegister'] as const;

export const getVerifyRegisterMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UserNotVerifiedResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyRegister>>, TError,VerifyRegisterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyRegister>>, TError,VerifyRegisterMutationVariables, TContext> => {

const mutationKey = getVerifyRegisterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyRegister>>, VerifyRegisterMutationVariables> = (props) => {
          const {token,data} = props ?? {};

          return  verifyRegister(token,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyRegisterMutationResult = NonNullable<Awaited<ReturnType<typeof verifyRegister>>>
    export type VerifyRegisterMutationBody = VerifyRegisterRequest
    export type VerifyRegisterMutationError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UserNotVerifiedResponse | TooManyRequestsResponse>
    export type VerifyRegisterMutationVariables = {token: string;data: VerifyRegisterRequest}

    /**
 * @summary Choose name and password
 */
export const useVerifyRegister = <TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UserNotVerifiedResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyRegister>>, TError,VerifyRegisterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyRegister>>,
        TError,
        VerifyRegisterMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyRegisterMutationOptions(options), queryClient);
    }
    export const getResendVerificationUrl = (id: string,) => {


  return `/resend-verification/${encodeURIComponent(String(id))}`
}

/**
 * Answers alike whether the account exists or not.
 * @summary Send the verification mail again
 */
export const resendVerification = async (id: string, options?: Parameters<typeof http>[1]): Promise<Message> => {

  return http<Message>(getResendVerificationUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getResendVerificationQueryKey = (id: string,) => {
    return [
    'resend-verification',id
    ] as const;
    }


export const getResendVerificationQueryOptions = <TData = Awaited<ReturnType<typeof resendVerification>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof resendVerification>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getResendVerificationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof resendVerification>>> = ({ signal }) => resendVerification(id, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof resendVerification>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ResendVerificationQueryResult = NonNullable<Awaited<ReturnType<typeof resendVerification>>>
export type ResendVerificationQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>


export function useResendVerification<TData = Awaited<ReturnType<typeof resendVerification>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof resendVerification>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof resendVerification>>,
          TError,
          Awaited<ReturnType<typeof resendVerification>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useResendVerification<TData = Awaited<ReturnType<typeof resendVerification>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof resendVerification>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof resendVerification>>,
          TError,
          Awaited<ReturnType<typeof resendVerification>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useResendVerification<TData = Awaited<ReturnType<typeof resendVerification>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof resendVerification>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Send the verification mail again
 */

export function useResendVerification<TData = Awaited<ReturnType<typeof resendVerification>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof resendVerification>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getResendVerificationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useResendVerification} query
 */
export const invalidateResendVerification = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getResendVerificationQueryKey(id) }, options);

  return queryClient;
}




export const getRegisterUrl = () => {


  return `/register`
}

/**
 * Only where the installation is open for registration. Answers alike whether the address is known or not.
 * @summary Register an organisation
 */
export const register = async (registerRequest: RegisterRequest, options?: Parameters<typeof http>[1]): Promise<Message> => {

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
return http<Message>(getRegisterUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerRequest)
  }
);}





export const getRegisterMutationKey = () => ['register'] as const;

export const getRegisterMutationOptions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext> => {

const mutationKey = getRegisterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof register>>, RegisterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  register(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterMutationResult = NonNullable<Awaited<ReturnType<typeof register>>>
    export type RegisterMutationBody = RegisterRequest
    export type RegisterMutationError = ErrorType<BadRequestResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type RegisterMutationVariables = {data: RegisterRequest}

    /**
 * @summary Register an organisation
 */
export const useRegister = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof register>>,
        TError,
        RegisterMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterMutationOptions(options), queryClient);
    }
    export const getRequestPasswordResetUrl = () => {


  return `/forgot-password`
}

/**
 * Answers alike whether the address is known or not.
 * @summary Ask for a link to choose a new password
 */
export const requestPasswordReset = async (forgotPasswordRequest: ForgotPasswordRequest, options?: Parameters<typeof http>[1]): Promise<Message> => {

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
return http<Message>(getRequestPasswordResetUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(forgotPasswordRequest)
  }
);}





export const getRequestPasswordResetMutationKey = () => ['requestPasswordReset'] as const;

export const getRequestPasswordResetMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext> => {

const mutationKey = getRequestPasswordResetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPasswordReset>>, RequestPasswordResetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestPasswordReset(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof requestPasswordReset>>>
    export type RequestPasswordResetMutationBody = ForgotPasswordRequest
    export type RequestPasswordResetMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type RequestPasswordResetMutationVariables = {data: ForgotPasswordRequest}

    /**
 * @summary Ask for a link to choose a new password
 */
export const useRequestPasswordReset = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPasswordReset>>,
        TError,
        RequestPasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getRequestPasswordResetMutationOptions(options), queryClient);
    }
    export const getResetPasswordUrl = (token: string,) => {


  return `/reset-password/${encodeURIComponent(String(token))}`
}

/**
 * All sessions end.
 * @summary Choose a new password
 */
export const resetPassword = async (token: string,
    resetPasswordRequest: ResetPasswordRequest, options?: Parameters<typeof http>[1]): Promise<void> => {

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
return http<void>(getResetPasswordUrl(token),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resetPasswordRequest)
  }
);}





export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {token,data} = props ?? {};

          return  resetPassword(token,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = ResetPasswordRequest
    export type ResetPasswordMutationError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type ResetPasswordMutationVariables = {token: string;data: ResetPasswordRequest}

    /**
 * @summary Choose a new password
 */
export const useResetPassword = <TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
    export const getCompleteSetupUrl = () => {


  return `/set-up`
}

/**
 * The first start prints the link; it works once.
 * @summary Create the first administrator
 */
export const completeSetup = async (setupRequest: SetupRequest, options?: Parameters<typeof http>[1]): Promise<SessionGrant> => {

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
return http<SessionGrant>(getCompleteSetupUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setupRequest)
  }
);}





export const getCompleteSetupMutationKey = () => ['completeSetup'] as const;

export const getCompleteSetupMutationOptions = <TError = ErrorType<BadRequestResponse | GoneResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeSetup>>, TError,CompleteSetupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof completeSetup>>, TError,CompleteSetupMutationVariables, TContext> => {

const mutationKey = getCompleteSetupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeSetup>>, CompleteSetupMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  completeSetup(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CompleteSetupMutationResult = NonNullable<Awaited<ReturnType<typeof completeSetup>>>
    export type CompleteSetupMutationBody = SetupRequest
    export type CompleteSetupMutationError = ErrorType<BadRequestResponse | GoneResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type CompleteSetupMutationVariables = {data: SetupRequest}

    /**
 * @summary Create the first administrator
 */
export const useCompleteSetup = <TError = ErrorType<BadRequestResponse | GoneResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeSetup>>, TError,CompleteSetupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeSetup>>,
        TError,
        CompleteSetupMutationVariables,
        TContext
      > => {
      return useMutation(getCompleteSetupMutationOptions(options), queryClient);
    }
    export const getCheckAvatarUrl = (params: CheckAvatarParams,) => {
  const stringifiedParams = queryString(params);

  return stringifiedParams.length > 0 ? `/avatar?${stringifiedParams}` : `/avatar`
}

/**
 * @summary Whether somebody has a picture
 */
export const checkAvatar = async (params: CheckAvatarParams, options?: Parameters<typeof http>[1]): Promise<AvatarCheck> => {

  return http<AvatarCheck>(getCheckAvatarUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCheckAvatarQueryKey = (params?: CheckAvatarParams,) => {
    return [
    'avatar', ...(params ? [params] : [])
    ] as const;
    }


export const getCheckAvatarQueryOptions = <TData = Awaited<ReturnType<typeof checkAvatar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse>>(params: CheckAvatarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAvatar>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckAvatarQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkAvatar>>> = ({ signal }) => checkAvatar(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkAvatar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckAvatarQueryResult = NonNullable<Awaited<ReturnType<typeof checkAvatar>>>
export type CheckAvatarQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse>


export function useCheckAvatar<TData = Awaited<ReturnType<typeof checkAvatar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse>>(
 params: CheckAvatarParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAvatar>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkAvatar>>,
          TError,
          Awaited<ReturnType<typeof checkAvatar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckAvatar<TData = Awaited<ReturnType<typeof checkAvatar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse>>(
 params: CheckAvatarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAvatar>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkAvatar>>,
          TError,
          Awaited<ReturnType<typeof checkAvatar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckAvatar<TData = Awaited<ReturnType<typeof checkAvatar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse>>(
 params: CheckAvatarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAvatar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether somebody has a picture
 */

export function useCheckAvatar<TData = Awaited<ReturnType<typeof checkAvatar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse>>(
 params: CheckAvatarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkAvatar>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckAvatarQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCheckAvatar} query
 */
export const invalidateCheckAvatar = async (
 queryClient: QueryClient, params: CheckAvatarParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCheckAvatarQueryKey(params) }, options);

  return queryClient;
}




