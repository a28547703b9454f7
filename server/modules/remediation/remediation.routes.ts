import type { Deps } from '../../deps.ts';
import { languageOf } from '../../links.ts';
import { defineRoutes } from '../../http/types.ts';
import {
  applyPatches,
  createRemediation,
  editRemediation,
  fillTemplate,
  generatePatches,
  getRemediation,
} from './remediation.service.ts';

export const remediationRoutes = (deps: Deps) =>
  defineRoutes({
    getRemediation: async ({ who, scope, path }) => ({
      status: 200,
      body: { data: await getRemediation(deps, { who, scope }, path.id) },
    }),
    createRemediation: async ({ who, scope, path, body, header }) => {
      const data = await createRemediation(deps, { who, scope }, path.id, {
        locale: languageOf(header('accept-language')),
        ...body,
      });
      deps.wakeJobs();
      return { status: 202, body: { data } };
    },
    editRemediation: async ({ who, scope, path, body }) => ({
      status: 200,
      body: { data: await editRemediation(deps, { who, scope }, path.id, body) },
    }),
    fillRemediationTemplate: async ({ who, scope, path, body }) => ({
      status: 200,
      body: { data: await fillTemplate(deps, { who, scope }, path.id, body.template_fields) },
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
        { locale: languageOf(header('accept-language')), ...body },
        requestId,
      );
      deps.wakeJobs();
      return { status: 202, body: ref };
    },
  });
