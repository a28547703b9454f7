/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import type { SessionUser } from './model';

/**
 * @summary End the session
 */
export const logout = (options?: RequestInit): Promise<void> =>
  http<void>(`/logout`, { ...options, method: 'POST' });

/**
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
