/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type {
  InviteRequest,
  ListTeamParams,
  ResetSignInRequest,
  TeamList,
  TeamMember,
  UpdateMemberRequest,
} from './model';

/**
 * For the page that administers users: members and pending invitations with their role, last sign-in, open findings, awaited approvals and API tokens. Administrators may call it. `q` and `role` narrow the list; a filter that matches no member gets an empty page.
 * @summary The team
 */
export const listTeam = (params?: ListTeamParams, options?: RequestInit): Promise<TeamList> =>
  http<TeamList>(`/team${queryString(params)}`, { ...options, method: 'GET' });

export const getListTeamQueryKey = (params?: ListTeamParams) =>
  ['team', ...(params ? [params] : [])] as const;

export const getListTeamQueryOptions = (params?: ListTeamParams) =>
  queryOptions<TeamList, ApiError>({
    queryKey: getListTeamQueryKey(params),
    queryFn: ({ signal }) => listTeam(params, { signal }),
  });

/**
 * Invites a person by mail, with a role of at most the caller's own. Administrators may call it, and the audit log records it. Inviting a pending member again changes the role and sends a new link, which revokes the old one; an address of a registered user is refused with 409. Without a mail server, `invitation_link` carries the link for the administrator to pass on.
 * @summary Invite a person
 */
export const inviteTeamMember = (
  inviteRequest: InviteRequest,
  options?: RequestInit,
): Promise<TeamMember> =>
  http<TeamMember>(`/team`, { ...options, method: 'POST', body: JSON.stringify(inviteRequest) });

/**
 * The role counts from the member's next request on; sessions and tokens stay. It may be at most the caller's own. Members cannot change their own role, and the last administrator stays one.
 * @summary Change a member's role
 */
export const updateTeamMember = (
  id: string,
  updateMemberRequest: UpdateMemberRequest,
  options?: RequestInit,
): Promise<TeamMember> =>
  http<TeamMember>(`/team/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(updateMemberRequest),
  });

/**
 * Their sessions end and their tokens stop working immediately. Findings assigned or sent to them have no assignee, anyone who may accept risks can answer the requests that wait for them, views that they shared stay and their own go. Members cannot remove themselves or the last administrator.
 * @summary Remove a member from the team
 */
export const removeTeamMember = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/team/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });

/**
 * For a member who lost the phone, the passkeys or the Google account. What is named is removed, and all sessions of the member end; the password and API tokens stay. The member gets a mail, the audit log records it, and the other administrators are notified. Members cannot reset themselves or a role above their own.
 * @summary Reset how a member signs in
 */
export const resetMemberSignIn = (
  id: string,
  resetSignInRequest: ResetSignInRequest,
  options?: RequestInit,
): Promise<void> =>
  http<void>(`/team/${encodeURIComponent(String(id))}/reset-sign-in`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(resetSignInRequest),
  });
