import type { Deps } from '../../platform/deps.ts';
import { parseAcceptLanguage } from '../../platform/http/links.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import { listUpgradeChoices } from './generate/upgrade-choices.service.ts';
import { listReadyPatches } from './pull-requests/ready-patches.ts';
import {
  applyPatches,
  createRemediation,
  updateRemediation,
  updateTemplateFields,
  generatePatches,
  getRemediation,
} from './remediation.service.ts';

export const remediationRoutes = (deps: Deps) =>
  defineRoutes({
    getRemediation: async ({ who, scope, path }) => ({
      status: 200,
      body: { data: await getRemediation(deps, { who, scope }, path.id) },
    }),
    listUpgradeChoices: async ({ who, scope, path, signal }) => ({
      status: 200,
      body: { data: await listUpgradeChoices(deps, { who, scope }, path.id, signal) },
    }),
    createRemediation: async ({ who, scope, path, body, header }) => {
      const data = await createRemediation(deps, { who, scope }, path.id, {
        locale: parseAcceptLanguage(header('accept-language')),
        ...body,
      });
      deps.wakeJobs();
      return { status: 202, body: { data } };
    },
    editRemediation: async ({ who, scope, path, body }) => ({
      status: 200,
      body: { data: await updateRemediation(deps, { who, scope }, path.id, body) },
    }),
    fillRemediationTemplate: async ({ who, scope, path, body }) => ({
      status: 200,
      body: {
        data: await updateTemplateFields(deps, { who, scope }, path.id, body.template_fields),
      },
    }),
    listReadyPatches: async ({ who, scope, body }) => ({
      status: 200,
      body: await listReadyPatches(deps, { who, scope }, body),
    }),
    applyPatches: async ({ who, scope, body, requestId }) => {
      const ref = await applyPatches(deps, { who, scope }, body, requestId);
      deps.wakeJobs();
      return { status: 202, body: ref };
    },
    generatePatches: async ({ who, scope, body, header, requestId }) => {
      const ref = await generatePatches(
        deps,
        { who, scope },
        { locale: parseAcceptLanguage(header('accept-language')), ...body },
        requestId,
      );
      deps.wakeJobs();
      return { status: 202, body: ref };
    },
  });
