/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { http } from '../http.ts';

import type {
  CheckTwoFactorRequest,
  LoginRequest,
  LoginResult,
  PasskeyChallengeRequest,
  PasskeyLoginRequest,
  PasskeyRequestOptions,
  SessionGrant,
} from './model';

/**
 * By user name or e-mail and password, or by a Google access token. An unknown name and a wrong password get the same answer.
 * @summary Sign in
 */
export const login = (loginRequest: LoginRequest, options?: RequestInit): Promise<LoginResult> =>
  http<LoginResult>(`/login`, { ...options, method: 'POST', body: JSON.stringify(loginRequest) });

/**
 * Completes a sign-in with the challenge that `login` answered and a code of the authenticator app or a recovery code. The challenge is the permission, so the caller needs no session. It opens a session of one day; a recovery code works once. A wrong code, and a challenge that is over, are refused with 422: a challenge ends after five wrong codes or five minutes.
 * @summary Answer a two-factor challenge
 */
export const checkTwoFactor = (
  checkTwoFactorRequest: CheckTwoFactorRequest,
  options?: RequestInit,
): Promise<SessionGrant> =>
  http<SessionGrant>(`/user/check-2fa`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(checkTwoFactorRequest),
  });

/**
 * The options for `navigator.credentials.get`: any passkey of this server instead of a password, or, with the challenge that `login` answered, one of that user instead of a code. No session is needed. A challenge of `login` that is over is refused with 422, and so is a server without a secure public address.
 * @summary Ask for a passkey challenge
 */
export const startPasskeyLogin = (
  passkeyChallengeRequest: PasskeyChallengeRequest,
  options?: RequestInit,
): Promise<PasskeyRequestOptions> =>
  http<PasskeyRequestOptions>(`/login/passkey-options`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(passkeyChallengeRequest),
  });

/**
 * Opens a session of one day with the answer of the authenticator, which has verified the user; the challenge is used up. No session is needed. An answer for another address, one that was sent before, one whose counter went back and a passkey that no account has are refused with 422.
 * @summary Sign in with a passkey
 */
export const loginByPasskey = (
  passkeyLoginRequest: PasskeyLoginRequest,
  options?: RequestInit,
): Promise<SessionGrant> =>
  http<SessionGrant>(`/login/passkey`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(passkeyLoginRequest),
  });
