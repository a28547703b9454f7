import type { Deps } from '../../platform/deps.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import { checkGate } from './gate.service.ts';
import { recordAssessment, removeRecordedAssessment } from './recorded.service.ts';
import {
  createPolicy,
  deletePolicy,
  getPolicy,
  listControls,
  listPolicies,
  updatePolicy,
} from './policies.service.ts';

export const policiesRoutes = (deps: Deps) =>
  defineRoutes({
    listPolicies: async ({ who }) => ({ status: 200, body: await listPolicies(deps, who) }),

    getPolicy: async ({ path, who }) => ({
      status: 200,
      body: await getPolicy(deps, who, path.id),
    }),

    createPolicy: async ({ body, who, requestId }) => {
      const document = await createPolicy(deps, who, body, requestId);
      deps.wakeJobs();
      return { status: 201, body: document };
    },

    updatePolicy: async ({ path, body, who, requestId, header }) => {
      const document = await updatePolicy(deps, who, path.id, body, header('if-match'), requestId);
      deps.wakeJobs();
      return { status: 200, body: document };
    },

    deletePolicy: async ({ path, who, requestId }) => {
      await deletePolicy(deps, who, path.id, requestId);
      deps.wakeJobs();
      return { status: 204 };
    },

    listPolicyControls: async ({ who }) => ({ status: 200, body: await listControls(deps, who) }),

    recordAssessment: async ({ path, body, who, requestId }) => ({
      status: 200,
      body: await recordAssessment(deps, who, path, body, requestId),
    }),

    removeRecordedAssessment: async ({ path, who, requestId }) => {
      await removeRecordedAssessment(deps, who, path, requestId);
      return { status: 204 };
    },

    checkGate: async ({ body, who, scope }) => ({
      status: 200,
      body: await checkGate(deps, who, scope, body),
    }),
  });
