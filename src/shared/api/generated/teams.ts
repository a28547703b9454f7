/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import type { CodeownersRequest, TeamDocument, TeamRequest, Teams } from './model';

/**
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
 * @summary Add a team
 */
export const createTeam = (
  teamRequest: TeamRequest,
  options?: RequestInit,
): Promise<TeamDocument> =>
  http<TeamDocument>(`/teams`, { ...options, method: 'POST', body: JSON.stringify(teamRequest) });

/**
 * It is read after each import, too.
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
 * Findings stay; they only lose this owner.
 * @summary Delete a team
 */
export const deleteTeam = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/teams/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });
