/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { http } from '../http.ts';

import type { CheckTwoFactorRequest, LoginRequest, LoginResult, SessionGrant } from './model';

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
