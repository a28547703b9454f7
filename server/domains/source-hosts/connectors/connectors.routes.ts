import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import * as connectors from './connectors.service.ts';
import { deleteSemgrep, updateSemgrep, getSemgrep } from './semgrep.service.ts';

export const connectorsRoutes = (deps: Deps) =>
  defineRoutes({
    saveConnector: async ({ who, body }) => ({
      status: 200,
      body: await connectors.updateConnector(deps, who, body.key, body.values),
    }),
    saveToolConnector: async ({ who, body }) => ({
      status: 200,
      body: await connectors.updateConnector(deps, who, body.key, body.values),
    }),
    deleteConnector: async ({ who, body }) => {
      await connectors.deleteConnector(deps, who, body.key);
      return { status: 204 };
    },
    listGitTokens: async ({ who }) => ({
      status: 200,
      body: await connectors.listGitTokens(deps, who),
    }),
    saveToken: async ({ who, body }) => ({
      status: 200,
      body: await connectors.saveToken(deps, who, body),
    }),
    getGitAppToken: async ({ who }) => ({
      status: 200,
      body: await connectors.getGithubApp(deps, who),
    }),
    getGithubInstallation: async ({ who }) => ({
      status: 200,
      body: { installation_id: (await connectors.getGithubApp(deps, who)).installation_id },
    }),
    saveGithubConfiguration: async ({ who, body }) => ({
      status: 200,
      body: await connectors.updateGithubApp(deps, who, body),
    }),
    saveGithubInstallation: async ({ who, body }) => ({
      status: 200,
      body: await connectors.updateGithubInstallation(deps, who, body.installation_id),
    }),
    deleteGithubConfiguration: async ({ who }) => {
      await connectors.deleteGithubApp(deps, who);
      return { status: 204 };
    },
    getSemgrepCli: async ({ who }) => ({
      status: 200,
      body: await inTenant(deps.db, who, (tx) => getSemgrep(tx, who.clientId)),
    }),
    saveSemgrepCli: async ({ who, body }) => ({
      status: 200,
      body: await inTenant(deps.db, who, async (tx) => {
        await updateSemgrep(deps, tx, who, body);
        return getSemgrep(tx, who.clientId);
      }),
    }),
    deleteSemgrepCli: async ({ who }) => {
      await inTenant(deps.db, who, (tx) => deleteSemgrep(tx, who));
      return { status: 204 };
    },
  });
