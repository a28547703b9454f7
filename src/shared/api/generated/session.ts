/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import type { SessionUser } from './model';

/**
 * Ends the session with which it is called; its access token stops working at once. Every signed-in user may call it. Other sessions of the user and API tokens stay, and `endOtherSessions` ends the sessions.
 * @summary End the session
 */
export const logout = (options?: RequestInit): Promise<void> =>
  http<void>(`/logout`, { ...options, method: 'POST' });

/**
 * For the start of the web app: the signed-in user with role, organisation, second factor and unread notifications. Every signed-in user may call it, and it changes nothing. Without a session, or with one that has ended, it returns 401.
 * @summary Who is signed in
 */
export const getSession = (options?: RequestInit): Promise<SessionUser> =>
  http<SessionUser>(`/session`, { ...options, method: 'GET' });

export const getGetSessionQueryKey = () => ['session'] as const;

export const getGetSessionQueryOptions = () =>
  queryOptions<SessionUser, ApiError>({
    queryKey: getGetSessionQueryKey(),
    queryFn: ({ signal }) => getSession({ signal }),
  });
