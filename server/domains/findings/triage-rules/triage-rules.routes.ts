import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import { applyTriageRule, undoTriageRule } from './run-rule.service.ts';
import {
  createTriageRule,
  deleteTriageRule,
  getTriageRule,
  listTriageRules,
  orderTriageRules,
  previewTriageRule,
  updateTriageRule,
} from './triage-rules.service.ts';

export const triageRulesRoutes = (deps: Deps) =>
  defineRoutes({
    listTriageRules: async ({ who, scope }) => ({
      status: 200,
      body: await listTriageRules(deps, { who, scope }),
    }),

    getTriageRule: async ({ path, who, scope }) => ({
      status: 200,
      body: await getTriageRule(deps, { who, scope }, path.id),
    }),

    createTriageRule: async ({ body, who, scope, requestId }) => ({
      status: 201,
      body: await createTriageRule(deps, { who, scope }, body, requestId),
    }),

    updateTriageRule: async ({ path, body, who, scope, header, requestId }) => ({
      status: 200,
      body: await updateTriageRule(
        deps,
        { who, scope },
        path.id,
        body,
        header('if-match'),
        requestId,
      ),
    }),

    deleteTriageRule: async ({ path, who, scope, requestId }) => {
      await deleteTriageRule(deps, { who, scope }, path.id, requestId);
      return { status: 204 };
    },

    orderTriageRules: async ({ body, who, scope, requestId }) => ({
      status: 200,
      body: await orderTriageRules(deps, { who, scope }, body, requestId),
    }),

    previewTriageRule: async ({ body, who, scope }) => ({
      status: 200,
      body: { data: await previewTriageRule(deps, { who, scope }, body) },
    }),

    applyTriageRule: async ({ path, who, scope, requestId }) => {
      const ref = await applyTriageRule(deps, { who, scope }, path.id, requestId);
      deps.wakeJobs();
      return { status: 202, body: ref };
    },

    undoTriageRule: async ({ path, who, scope, requestId }) => {
      const ref = await undoTriageRule(deps, { who, scope }, path.id, requestId);
      deps.wakeJobs();
      return { status: 202, body: ref };
    },
  });
