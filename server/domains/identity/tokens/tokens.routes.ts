import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import {
  selectPipelineToken,
  createToken,
  listOwnTokens,
  listTokens,
  revokeToken,
} from './tokens.service.ts';

export const tokensRoutes = (deps: Deps) =>
  defineRoutes({
    generatePlexalyzerToken: async ({ who, body }) => ({
      status: 201,
      body: await createToken(deps, who, body),
    }),
    addPlexalyzerToken: async ({ who, body }) => ({
      status: 200,
      body: await selectPipelineToken(deps, who, body.token),
    }),
    listPlexalyzerTokens: async ({ who }) => ({ status: 200, body: await listTokens(deps, who) }),
    listOwnTokens: async ({ who }) => ({ status: 200, body: await listOwnTokens(deps, who) }),
    revokePlexalyzerToken: async ({ who, path }) => {
      await revokeToken(deps, who, path.id);
      return { status: 204 };
    },
  });
