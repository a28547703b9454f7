/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import type { CodeownersRequest, TeamDocument, TeamRequest, Teams } from './model';

/**
 * For the page of teams: every team with its members and what it owns, entered by an administrator or named in a CODEOWNERS file. Every user may call it. `codeowners` tells for each repository when its file was read, what went wrong, and at most 20 owners that are no team here. An organisation without teams gets an empty list.
 * @summary Teams and what they own
 */
export const listTeams = (options?: RequestInit): Promise<Teams> =>
  http<Teams>(`/teams`, { ...options, method: 'GET' });

export const getListTeamsQueryKey = () => ['teams'] as const;

export const getListTeamsQueryOptions = () =>
  queryOptions<Teams, ApiError>({
    queryKey: getListTeamsQueryKey(),
    queryFn: ({ signal }) => listTeams({ signal }),
  });

/**
 * Adds a team with its members and what it owns: repositories, tags of repositories or paths. Administrators may call it, and the audit log records it. A name that another team has is refused with 409; a member or repository of another organisation, and an entry that names nothing, with 422.
 * @summary Add a team
 */
export const createTeam = (
  teamRequest: TeamRequest,
  options?: RequestInit,
): Promise<TeamDocument> =>
  http<TeamDocument>(`/teams`, { ...options, method: 'POST', body: JSON.stringify(teamRequest) });

/**
 * Reads the CODEOWNERS file of a repository's default branch from its source host at once; every import has it read, too. Administrators may call it. What was known from the file is replaced, and a repository without the file has no owners from it. A repository without a connected source host is refused with 422, and a host that fails leaves the owners as they were.
 * @summary Read a repository's CODEOWNERS file now
 */
export const readCodeowners = (
  codeownersRequest: CodeownersRequest,
  options?: RequestInit,
): Promise<Teams> =>
  http<Teams>(`/teams/codeowners`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(codeownersRequest),
  });

/**
 * Replaces the name, the members and the entered ownerships of a team; what CODEOWNERS files say stays. Administrators may call it, and the audit log records it. An unknown team returns 404, a name that another team has 409.
 * @summary Change a team
 */
export const updateTeam = (
  id: string,
  teamRequest: TeamRequest,
  options?: RequestInit,
): Promise<TeamDocument> =>
  http<TeamDocument>(`/teams/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(teamRequest),
  });

/**
 * Deletes the team with its memberships and ownerships; findings stay and only lose this owner. Administrators may call it, and the audit log records it. An unknown team returns 404.
 * @summary Delete a team
 */
export const deleteTeam = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/teams/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });
