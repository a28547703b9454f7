/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import type {
  ClientSetup,
  ClientToken,
  DeepReasoningRequest,
  UpdateBillingRequest,
  UpdateClientRequest,
} from './model';

/**
 * A signed token whose payload is the organisation; it contains no secret.
 * @summary The organisation
 */
export const getClient = (options?: RequestInit): Promise<ClientToken> =>
  http<ClientToken>(`/client`, { ...options, method: 'GET' });

export const getGetClientQueryKey = () => ['client'] as const;

export const getGetClientQueryOptions = () =>
  queryOptions<ClientToken, ApiError>({
    queryKey: getGetClientQueryKey(),
    queryFn: ({ signal }) => getClient({ signal }),
  });

/**
 * What is absent stays. `If-Match` carries the version that was read; a stale one is refused.
 * @summary Change the organisation
 */
export const updateClient = (
  updateClientRequest: UpdateClientRequest,
  options?: RequestInit,
): Promise<ClientToken> =>
  http<ClientToken>(`/client`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(updateClientRequest),
  });

/**
 * The steps from an empty organisation to one that works, for its administrators. Each step is done by what happened: a scan that succeeded, a colleague who was invited, a token that was used. Nothing is stored, so a step can be open again.
 * @summary What is left to set up
 */
export const getClientSetup = (options?: RequestInit): Promise<ClientSetup> =>
  http<ClientSetup>(`/client/setup`, { ...options, method: 'GET' });

export const getGetClientSetupQueryKey = () => ['client', 'setup'] as const;

export const getGetClientSetupQueryOptions = () =>
  queryOptions<ClientSetup, ApiError>({
    queryKey: getGetClientSetupQueryKey(),
    queryFn: ({ signal }) => getClientSetup({ signal }),
  });

/**
 * @summary Change whom and where to bill
 */
export const updateClientBilling = (
  updateBillingRequest: UpdateBillingRequest,
  options?: RequestInit,
): Promise<ClientToken> =>
  http<ClientToken>(`/client/billing`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(updateBillingRequest),
  });

/**
 * @summary Switch deep reasoning on or off
 */
export const toggleDeepReasoning = (
  deepReasoningRequest?: DeepReasoningRequest,
  options?: RequestInit,
): Promise<ClientToken> =>
  http<ClientToken>(`/client/toggle-deep-reasoning-enrichment`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(deepReasoningRequest),
  });
