import type { Deps } from '../../platform/deps.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import {
  createTeam,
  deleteTeam,
  listTeams,
  rereadCodeowners,
  updateTeam,
} from './teams.service.ts';

export const teamsRoutes = (deps: Deps) =>
  defineRoutes({
    listTeams: async ({ who }) => ({ status: 200, body: await listTeams(deps, who) }),
    readCodeowners: async ({ who, body }) => ({
      status: 200,
      body: await rereadCodeowners(deps, who, body),
    }),
    createTeam: async ({ who, body, requestId }) => ({
      status: 201,
      body: await createTeam(deps, who, body, requestId),
    }),
    updateTeam: async ({ who, path, body, requestId }) => ({
      status: 200,
      body: await updateTeam(deps, who, path.id, body, requestId),
    }),
    deleteTeam: async ({ who, path, requestId }) => {
      await deleteTeam(deps, who, path.id, requestId);
      return { status: 204 };
    },
  });
