import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import {
  getOrganizationPullRequestSettings,
  getPullRequestSettings,
  type SettingsAnswer,
  updateOrganizationPullRequestSettings,
  updatePullRequestSettings,
} from './settings.service.ts';

const answer = ({ body, etag }: SettingsAnswer) => ({
  status: 200 as const,
  body,
  headers: { etag },
});

export const pullRequestSettingsRoutes = (deps: Deps) =>
  defineRoutes({
    getOrganizationPullRequestSettings: async ({ who }) =>
      answer(await getOrganizationPullRequestSettings(deps, who)),
    updateOrganizationPullRequestSettings: async ({ who, body, header, requestId }) =>
      answer(
        await updateOrganizationPullRequestSettings(deps, who, {
          settings: body,
          seen: header('if-match') ?? '',
          requestId,
        }),
      ),
    getPullRequestSettings: async ({ who, scope, path }) =>
      answer(await getPullRequestSettings(deps, who, scope, path.id)),
    updatePullRequestSettings: async ({ who, path, body, header, requestId }) =>
      answer(
        await updatePullRequestSettings(deps, who, {
          repositoryId: path.id,
          settings: body,
          seen: header('if-match') ?? '',
          requestId,
        }),
      ),
  });
