/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import type {
  PasskeyCreationOptions,
  PasskeyDocument,
  PasskeyList,
  PasskeyNameRequest,
  PasskeyRequest,
  PasswordProof,
} from './model';

/**
 * The caller's passkeys with their names and last use, the oldest first, and whether this server can use passkeys at all. Every signed-in user may call it. Without passkeys the list is empty.
 * @summary The caller's passkeys
 */
export const listPasskeys = (options?: RequestInit): Promise<PasskeyList> =>
  http<PasskeyList>(`/user/passkeys`, { ...options, method: 'GET' });

export const getListPasskeysQueryKey = () => ['user', 'passkeys'] as const;

export const getListPasskeysQueryOptions = () =>
  queryOptions<PasskeyList, ApiError>({
    queryKey: getListPasskeysQueryKey(),
    queryFn: ({ signal }) => listPasskeys({ signal }),
  });

/**
 * Stores what the authenticator answered to the options, under a name. Every signed-in user may call it; the audit log records it and administrators are notified. An answer for another address or session, and one that was sent before, are refused with 422.
 * @summary Add a passkey
 */
export const createPasskey = (
  passkeyRequest: PasskeyRequest,
  options?: RequestInit,
): Promise<PasskeyDocument> =>
  http<PasskeyDocument>(`/user/passkeys`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(passkeyRequest),
  });

/**
 * The options for `navigator.credentials.create`, which hold for five minutes and for this session. Every signed-in user may call it, with the own password. A wrong password, a full list and a server without a secure public address are refused with 422.
 * @summary Begin to add a passkey
 */
export const startPasskey = (
  passwordProof: PasswordProof,
  options?: RequestInit,
): Promise<PasskeyCreationOptions> =>
  http<PasskeyCreationOptions>(`/user/passkeys/options`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(passwordProof),
  });

/**
 * Changes the name by which the caller knows a passkey. Every signed-in user may call it for the own passkeys, and the audit log records it. An unknown passkey and that of another user return 404.
 * @summary Rename a passkey
 */
export const renamePasskey = (
  id: string,
  passkeyNameRequest: PasskeyNameRequest,
  options?: RequestInit,
): Promise<PasskeyDocument> =>
  http<PasskeyDocument>(`/user/passkeys/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(passkeyNameRequest),
  });

/**
 * Removes a passkey of the caller, with the own password, and ends all other sessions of the caller. The audit log records it and administrators are notified. A wrong password is refused with 422; an unknown passkey and that of another user return 404.
 * @summary Remove a passkey
 */
export const removePasskey = (
  id: string,
  passwordProof: PasswordProof,
  options?: RequestInit,
): Promise<void> =>
  http<void>(`/user/passkeys/${encodeURIComponent(String(id))}/remove`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(passwordProof),
  });
