import type { Deps } from '../../platform/deps.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import { resetMemberSignIn } from './reset-sign-in.ts';
import { parseAcceptLanguage } from '../../platform/http/links.ts';
import { toPageRange } from '../../platform/http/paging.ts';
import {
  changeRole,
  inviteMember,
  listApprovers,
  listDevelopers,
  listTeam,
  removeMember,
} from './team.service.ts';

export const teamRoutes = (deps: Deps) =>
  defineRoutes({
    listTeam: async ({ who, query }) => ({
      status: 200,
      body: await listTeam(deps, who, { q: query.q, role: query.role }, toPageRange(query)),
    }),
    inviteTeamMember: async ({ who, body, header }) => ({
      status: 201,
      body: await inviteMember(deps, who, body, parseAcceptLanguage(header('accept-language'))),
    }),
    updateTeamMember: async ({ who, path, body }) => ({
      status: 200,
      body: await changeRole(deps, who, path.id, body.role),
    }),
    removeTeamMember: async ({ who, path }) => {
      await removeMember(deps, who, path.id);
      return { status: 204 };
    },
    resetMemberSignIn: async ({ who, path, body }) => {
      await resetMemberSignIn(deps, who, path.id, body);
      return { status: 204 };
    },
    listApprovers: async ({ who }) => ({ status: 200, body: await listApprovers(deps, who) }),
    listDevelopers: async ({ who, query }) => ({
      status: 200,
      body: await listDevelopers(deps, who, query.q, query.repository),
    }),
  });
