import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import { getPullRequests } from './pull-requests.service.ts';
import { requestUpdate } from './request-update.ts';
import { draftIssue, createForFinding, proposeWorkflow } from './proposals.service.ts';

export const proposalsRoutes = (deps: Deps) =>
  defineRoutes({
    listPullRequests: async ({ who, scope, query }) => ({
      status: 200,
      body: await getPullRequests(deps, { who, scope }, query),
    }),
    updatePullRequest: async ({ who, scope, path }) => ({
      status: 202,
      body: await requestUpdate(deps, { who, scope }, path.id),
    }),
    createPullRequest: async ({ who, scope, body: { remediation_id: id, ...wishes } }) => ({
      status: 201,
      body: await createForFinding(deps, { who, scope }, 'pull_request', id, wishes),
    }),
    createIssue: async ({ who, scope, body: { remediation_id: id, ...wishes } }) => ({
      status: 201,
      body: await createForFinding(deps, { who, scope }, 'issue', id, wishes),
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
