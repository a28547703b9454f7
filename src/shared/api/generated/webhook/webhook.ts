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
  ForbiddenResponse,
  NotFoundResponse,
  SendTicketRequest,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  WebhookConfigDocument,
  WebhookDelivery,
  WebhookFailedResponse,
  WebhookPreview,
  WebhookRequest,
  WebhookTestRequest
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

export const getSendTicketUrl = () => {


  return `/webhook/send_ticket`
}

/**
 * @summary Send a finding as a ticket
 */
export const sendTicket = async (sendTicketRequest: SendTicketRequest, options?: Parameters<typeof http>[1]): Promise<WebhookDelivery> => {

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
return http<WebhookDelivery>(getSendTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sendTicketRequest)
  }
);}





export const getSendTicketMutationKey = () => ['sendTicket'] as const;

export const getSendTicketMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | WebhookFailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendTicket>>, TError,SendTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendTicket>>, TError,SendTicketMutationVariables, TContext> => {

const mutationKey = getSendTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendTicket>>, SendTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendTicketMutationResult = NonNullable<Awaited<ReturnType<typeof sendTicket>>>
    export type SendTicketMutationBody = SendTicketRequest
    export type SendTicketMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | WebhookFailedResponse>
    export type SendTicketMutationVariables = {data: SendTicketRequest}

    /**
 * @summary Send a finding as a ticket
 */
export const useSendTicket = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | WebhookFailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendTicket>>, TError,SendTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendTicket>>,
        TError,
        SendTicketMutationVariables,
        TContext
      > => {
      return useMutation(getSendTicketMutationOptions(options), queryClient);
    }
    export const getGetWebhookUrl = () => {


  return `/webhook`
}

/**
 * @summary The webhook
 */
export const getWebhook = async ( options?: Parameters<typeof http>[1]): Promise<WebhookConfigDocument> => {

  return http<WebhookConfigDocument>(getGetWebhookUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetWebhookQueryKey = () => {
    return [
    'webhook'
    ] as const;
    }


export const getGetWebhookQueryOptions = <TData = Awaited<ReturnType<typeof getWebhook>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhook>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWebhookQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWebhook>>> = ({ signal }) => getWebhook({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWebhook>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWebhookQueryResult = NonNullable<Awaited<ReturnType<typeof getWebhook>>>
export type GetWebhookQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetWebhook<TData = Awaited<ReturnType<typeof getWebhook>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhook>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhook>>,
          TError,
          Awaited<ReturnType<typeof getWebhook>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhook<TData = Awaited<ReturnType<typeof getWebhook>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhook>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhook>>,
          TError,
          Awaited<ReturnType<typeof getWebhook>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhook<TData = Awaited<ReturnType<typeof getWebhook>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhook>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The webhook
 */

export function useGetWebhook<TData = Awaited<ReturnType<typeof getWebhook>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhook>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWebhookQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetWebhook} query
 */
export const invalidateGetWebhook = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetWebhookQueryKey() }, options);

  return queryClient;
}




export const getSaveWebhookUrl = () => {


  return `/webhook`
}

/**
 * @summary Configure the webhook
 */
export const saveWebhook = async (webhookRequest: WebhookRequest, options?: Parameters<typeof http>[1]): Promise<WebhookConfigDocument> => {

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
return http<WebhookConfigDocument>(getSaveWebhookUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(webhookRequest)
  }
);}





export const getSaveWebhookMutationKey = () => ['saveWebhook'] as const;

export const getSaveWebhookMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveWebhook>>, TError,SaveWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveWebhook>>, TError,SaveWebhookMutationVariables, TContext> => {

const mutationKey = getSaveWebhookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveWebhook>>, SaveWebhookMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveWebhook(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof saveWebhook>>>
    export type SaveWebhookMutationBody = WebhookRequest
    export type SaveWebhookMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>
    export type SaveWebhookMutationVariables = {data: WebhookRequest}

    /**
 * @summary Configure the webhook
 */
export const useSaveWebhook = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveWebhook>>, TError,SaveWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveWebhook>>,
        TError,
        SaveWebhookMutationVariables,
        TContext
      > => {
      return useMutation(getSaveWebhookMutationOptions(options), queryClient);
    }
    export const getDeleteWebhookUrl = () => {


  return `/webhook`
}

/**
 * @summary Forget the webhook
 */
export const deleteWebhook = async ( options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteWebhookUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteWebhookMutationKey = () => ['deleteWebhook'] as const;

export const getDeleteWebhookMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWebhook>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteWebhook>>, TError,void, TContext> => {

const mutationKey = getDeleteWebhookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteWebhook>>, void> = () => {


          return  deleteWebhook(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof deleteWebhook>>>

    export type DeleteWebhookMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


    /**
 * @summary Forget the webhook
 */
export const useDeleteWebhook = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWebhook>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteWebhook>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDeleteWebhookMutationOptions(options), queryClient);
    }
    export const getTestWebhookUrl = () => {


  return `/webhook/test`
}

/**
 * @summary Preview the webhook, and send it if asked
 */
export const testWebhook = async (webhookTestRequest: WebhookTestRequest, options?: Parameters<typeof http>[1]): Promise<WebhookPreview> => {

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
return http<WebhookPreview>(getTestWebhookUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(webhookTestRequest)
  }
);}





export const getTestWebhookMutationKey = () => ['testWebhook'] as const;

export const getTestWebhookMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | WebhookFailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testWebhook>>, TError,TestWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof testWebhook>>, TError,TestWebhookMutationVariables, TContext> => {

const mutationKey = getTestWebhookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof testWebhook>>, TestWebhookMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  testWebhook(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TestWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof testWebhook>>>
    export type TestWebhookMutationBody = WebhookTestRequest
    export type TestWebhookMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | WebhookFailedResponse>
    export type TestWebhookMutationVariables = {data: WebhookTestRequest}

    /**
 * @summary Preview the webhook, and send it if asked
 */
export const useTestWebhook = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | WebhookFailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testWebhook>>, TError,TestWebhookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof testWebhook>>,
        TError,
        TestWebhookMutationVariables,
        TContext
      > => {
      return useMutation(getTestWebhookMutationOptions(options), queryClient);
    }
