import type { Deps } from '../../deps.ts';
import { defineRoutes } from '../../http/types.ts';
import { draftIssue, openOne, proposeWorkflow } from './proposals.service.ts';

export const proposalsRoutes = (deps: Deps) =>
  defineRoutes({
    createPullRequest: async ({ who, scope, body: { remediation_id: id, ...wishes } }) => ({
      status: 201,
      body: await openOne(deps, { who, scope }, 'pull_request', id, wishes),
    }),
    createIssue: async ({ who, scope, body: { remediation_id: id, ...wishes } }) => ({
      status: 201,
      body: await openOne(deps, { who, scope }, 'issue', id, wishes),
    }),
    createIssueDraft: async ({ who, scope, path }) => ({
      status: 202,
      body: { data: await draftIssue(deps, { who, scope }, path.id) },
    }),
    createWorkflowPullRequest: async ({ who, path, requestId }) => ({
      status: 201,
      body: await proposeWorkflow(deps, who, path.id, requestId),
    }),
  });
