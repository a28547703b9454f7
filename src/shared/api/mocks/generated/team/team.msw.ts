/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { TeamList, TeamMember } from '../../../generated/model';

export const getListTeamResponseMock = (): TeamList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      email: 'developer@acme.example',
      username: 'developer',
      role: 'admin',
      state: 'invited',
      two_factor_enabled: true,
      avatar_url: null,
      invited_at: '2026-01-12T09:00:00Z',
      last_login_at: '2026-02-03T07:41:00Z',
      open_findings: 38,
      awaited_approvals: 2,
      api_tokens: 1,
      invitation_link: 'https://parapet.acme.example/verify-register#token',
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getInviteTeamMemberResponseMock = (): TeamMember => ({
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  email: 'developer@acme.example',
  username: 'developer',
  role: 'admin',
  state: 'invited',
  two_factor_enabled: true,
  avatar_url: null,
  invited_at: '2026-01-12T09:00:00Z',
  last_login_at: '2026-02-03T07:41:00Z',
  open_findings: 38,
  awaited_approvals: 2,
  api_tokens: 1,
  invitation_link: 'https://parapet.acme.example/verify-register#token',
});

export const getUpdateTeamMemberResponseMock = (): TeamMember => ({
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  email: 'developer@acme.example',
  username: 'developer',
  role: 'admin',
  state: 'invited',
  two_factor_enabled: true,
  avatar_url: null,
  invited_at: '2026-01-12T09:00:00Z',
  last_login_at: '2026-02-03T07:41:00Z',
  open_findings: 38,
  awaited_approvals: 2,
  api_tokens: 1,
  invitation_link: 'https://parapet.acme.example/verify-register#token',
});

export const getListTeamMockHandler = (
  overrideResponse?:
    | TeamList
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TeamList> | TeamList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/team',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListTeamResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getInviteTeamMemberMockHandler = (
  overrideResponse?:
    | TeamMember
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TeamMember> | TeamMember),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/team',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getInviteTeamMemberResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getUpdateTeamMemberMockHandler = (
  overrideResponse?:
    | TeamMember
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TeamMember> | TeamMember),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/team/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateTeamMemberResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRemoveTeamMemberMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/team/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getResetMemberSignInMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/team/:id/reset-sign-in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getTeamMock = () => [
  getListTeamMockHandler(),
  getInviteTeamMemberMockHandler(),
  getUpdateTeamMemberMockHandler(),
  getRemoveTeamMemberMockHandler(),
  getResetMemberSignInMockHandler(),
];
