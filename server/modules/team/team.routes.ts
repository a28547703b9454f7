import type { Deps } from '../../deps.ts';
import { defineRoutes } from '../../http/types.ts';
import { languageOf } from '../../links.ts';
import { windowOf } from '../lists.ts';
import { invite, listApprovers, listDevelopers, listTeam, removeMember } from './team.service.ts';

export const teamRoutes = (deps: Deps) =>
  defineRoutes({
    listTeam: async ({ who, query }) => ({
      status: 200,
      body: await listTeam(deps, who, { q: query.q, role: query.role }, windowOf(query)),
    }),
    inviteTeamMember: async ({ who, body, header }) => ({
      status: 201,
      body: await invite(deps, who, body, languageOf(header('accept-language'))),
    }),
    removeTeamMember: async ({ who, path }) => {
      await removeMember(deps, who, path.id);
      return { status: 204 };
    },
    listApprovers: async ({ who }) => ({ status: 200, body: await listApprovers(deps, who) }),
    listDevelopers: async ({ who, query }) => ({
      status: 200,
      body: await listDevelopers(deps, who, query.q, query.repository),
    }),
  });
