/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { faker } from '@faker-js/faker/locale/en';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  AiConfiguration,
  AiUsageDocument,
  ConnectionCall,
  ConnectionList,
  ConnectionResult,
  FeedbackList,
  FeedbackToken,
  GitAppState,
  GitInstallation,
  GitToken,
  GitTokenList,
  HostEventReceipt,
  HostWebhookList,
  HostWebhookSecretDocument,
  JobRef,
  Message,
  OpinionBudgetDocument,
  PlexalyzerToken,
  PlexalyzerTokenInfo,
  PlexalyzerTokenList,
  PullProjectList,
  PullSourceDocument,
  ReviewerNoteDocument,
  ReviewerNoteList,
  SemgrepCliState,
} from '../../../generated/model';

export const getListHostWebhooksResponseMock = (): HostWebhookList => ({
  data: [
    {
      host: 'github',
      url: 'https://parapet.acme.example/v1/host-webhooks/01980a5c-3f10-7c1e-9b7a-5f0c2d9e4e31',
      rotated_at: '2026-02-03T06:00:12Z',
      last_delivery_at: '2026-02-03T06:05:41Z',
    },
  ],
});

export const getRotateHostWebhookResponseMock = (): HostWebhookSecretDocument => ({
  data: {
    host: 'github',
    url: 'https://parapet.acme.example/v1/host-webhooks/01980a5c-3f10-7c1e-9b7a-5f0c2d9e4e31',
    rotated_at: '2026-02-03T06:00:12Z',
    last_delivery_at: null,
    secret: '7Jb0f2n1pQ4wR8sT3uV6xY9zA5cE0gH2kM7oL1iD4eF',
  },
});

export const getReceiveHostEventResponseMock = (): HostEventReceipt => ({ applied: true });

export const getListConnectionsResponseMock = (): ConnectionList => ({
  data: [
    {
      key: 'gitlab',
      isConfigured: true,
      account: null,
      address: 'gitlab.acme.example',
      ended_at: null,
      last_call: {
        at: '2026-01-12T09:00:00Z',
        state: 'works_in_part',
        code: 'answers',
        status: null,
        latency_ms: 612,
        login: 'acme-bot',
        repositories: 24,
        missing_scopes: ['api'],
        capabilities: { read: true, scan: true, pull_requests: false },
        problem: null,
      },
      repositories: 9,
      token_url:
        'https://gitlab.acme.example/-/user_settings/personal_access_tokens?name=Parapet&scopes=api',
      pull: {
        projects: 4,
        failed: 0,
        pulled_at: '2026-02-03T07:12:00Z',
        next_at: '2026-02-04T07:12:00Z',
        brought: { new: 12, fixed: 3, known: 2082 },
      },
    },
  ],
  repositories_not_scanned: 13,
});

export const getListGitTokensResponseMock = (): GitTokenList => ({
  data: [
    {
      source_control: 'github',
      isConfigured: true,
      login: 'acme-bot',
      url: null,
      expired_at: null,
    },
  ],
});

export const getGetGitAppTokenResponseMock = (): GitAppState => ({
  isConfigured: false,
  app_id: null,
  installation_id: null,
});

export const getGetGithubInstallationResponseMock = (): GitInstallation => ({
  installation_id: null,
});

export const getSaveGithubConfigurationResponseMock = (): GitAppState => ({
  isConfigured: false,
  app_id: null,
  installation_id: null,
});

export const getSaveTokenResponseMock = (): GitToken => ({
  source_control: 'github',
  isConfigured: true,
  login: 'acme-bot',
  url: null,
  expired_at: null,
});

export const getGetSemgrepCliResponseMock = (): SemgrepCliState => ({
  isConfigured: true,
  config: 'p/default',
});

export const getSaveSemgrepCliResponseMock = (): SemgrepCliState => ({
  isConfigured: true,
  config: 'p/default',
});

export const getGetPullSourceResponseMock = (): PullSourceDocument => ({
  data: {
    source: 'checkmarx',
    isConfigured: true,
    daily: true,
    pulled_at: '2026-02-03T07:12:00Z',
    duration_ms: 41000,
    next_at: '2026-02-04T07:12:00Z',
    brought: { new: 12, fixed: 3, known: 2082 },
    mappings: [
      {
        project_id: '2f6a1d0e-53c1-4b3f-8f7e-0c1d2e3f4a5b',
        project_name: 'acme/ledger-api',
        repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
        pulled_at: '2026-02-03T07:12:00Z',
        outcome: 'imported',
        problem: null,
        scan_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
        brought: { new: 12, fixed: 3, known: 2082 },
      },
    ],
  },
});

export const getUpdatePullSourceResponseMock = (): PullSourceDocument => ({
  data: {
    source: 'checkmarx',
    isConfigured: true,
    daily: true,
    pulled_at: '2026-02-03T07:12:00Z',
    duration_ms: 41000,
    next_at: '2026-02-04T07:12:00Z',
    brought: { new: 12, fixed: 3, known: 2082 },
    mappings: [
      {
        project_id: '2f6a1d0e-53c1-4b3f-8f7e-0c1d2e3f4a5b',
        project_name: 'acme/ledger-api',
        repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
        pulled_at: '2026-02-03T07:12:00Z',
        outcome: 'imported',
        problem: null,
        scan_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
        brought: { new: 12, fixed: 3, known: 2082 },
      },
    ],
  },
});

export const getTestPullSourceResponseMock = (): ConnectionCall => ({
  at: '2026-01-12T09:00:00Z',
  state: 'works_in_part',
  code: 'answers',
  status: null,
  latency_ms: 612,
  login: 'acme-bot',
  repositories: 24,
  missing_scopes: ['api'],
  capabilities: { read: true, scan: true, pull_requests: false },
  problem: null,
});

export const getListPullProjectsResponseMock = (): PullProjectList => ({
  data: [{ id: '2f6a1d0e-53c1-4b3f-8f7e-0c1d2e3f4a5b', name: 'acme/ledger-api' }],
  total: 1,
});

export const getPullFindingsResponseMock = (): JobRef => ({
  job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  status: 'queued',
});

export const getGetAiConfigurationResponseMock = (): AiConfiguration => ({
  remediator: {
    isConfigured: true,
    deployment_name: 'remediator',
    base_url: 'https://ai.acme.example',
    version: '2025-04-01',
    type: 'azure',
  },
  validation: {
    isConfigured: false,
    openai_deployment_name: null,
    openai_base_url: null,
    openai_type: 'azure',
    openai_version: null,
    severities: ['critical', 'high'],
    tools: ['semgrep'],
    most_per_day: 200,
  },
  budget: {
    tokens_per_month: 5000000,
    money_per_month: 50,
    currency: 'EUR',
    prices: {
      remediator_input: 2.5,
      remediator_output: 10,
      validation_input: 0.5,
      validation_output: 1.5,
    },
  },
});

export const getSaveAiConfigurationResponseMock = (): AiConfiguration => ({
  remediator: {
    isConfigured: true,
    deployment_name: 'remediator',
    base_url: 'https://ai.acme.example',
    version: '2025-04-01',
    type: 'azure',
  },
  validation: {
    isConfigured: false,
    openai_deployment_name: null,
    openai_base_url: null,
    openai_type: 'azure',
    openai_version: null,
    severities: ['critical', 'high'],
    tools: ['semgrep'],
    most_per_day: 200,
  },
  budget: {
    tokens_per_month: 5000000,
    money_per_month: 50,
    currency: 'EUR',
    prices: {
      remediator_input: 2.5,
      remediator_output: 10,
      validation_input: 0.5,
      validation_output: 1.5,
    },
  },
});

export const getGetOpinionBudgetResponseMock = (): OpinionBudgetDocument => ({
  data: {
    day: '2026-02-03',
    most: 200,
    used: 12,
    left_out: 0,
    tokens: 83000,
    answered: 40,
    agreed: 31,
    agreement: [{ verdict: 'false_positive', given: 60, answered: 40, agreed: 31 }],
    days: [{ day: '2026-02-03', used: 12, tokens: 83000 }],
    failure: null,
    failure_detail: null,
  },
});

export const getListReviewerNotesResponseMock = (): ReviewerNoteList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d11',
      repository_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      repository: 'ledger-api',
      tool: 'semgrep',
      rule_id: 'javascript.sql-injection',
      about: 'false_positive',
      before: null,
      decision: 'true',
      text: 'Memos are constants of the build.',
      author: 'developer',
      created_at: '2026-02-03T07:12:00Z',
      edited_by: null,
      edited_at: null,
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getUpdateReviewerNoteResponseMock = (): ReviewerNoteDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d11',
    repository_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    repository: 'ledger-api',
    tool: 'semgrep',
    rule_id: 'javascript.sql-injection',
    about: 'false_positive',
    before: null,
    decision: 'true',
    text: 'Memos are constants of the build.',
    author: 'developer',
    created_at: '2026-02-03T07:12:00Z',
    edited_by: null,
    edited_at: null,
  },
});

export const getRestoreReviewerNoteResponseMock = (): ReviewerNoteDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d11',
    repository_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    repository: 'ledger-api',
    tool: 'semgrep',
    rule_id: 'javascript.sql-injection',
    about: 'false_positive',
    before: null,
    decision: 'true',
    text: 'Memos are constants of the build.',
    author: 'developer',
    created_at: '2026-02-03T07:12:00Z',
    edited_by: null,
    edited_at: null,
  },
});

export const getGetAiUsageResponseMock = (): AiUsageDocument => ({
  data: {
    month: '2026-02',
    renews_at: '2026-03-01T00:00:00Z',
    is_spent: false,
    rows: [
      {
        purpose: 'fix',
        provider: 'azure',
        model: 'fixer-2026-08-01',
        calls: 42,
        estimated: 0,
        tokens_in: 310000,
        tokens_out: 41000,
        cost: 1.19,
      },
    ],
    months: [{ month: '2026-02', calls: 42, tokens_in: 310000, tokens_out: 41000, cost: 1.19 }],
    budget: {
      tokens_per_month: 5000000,
      money_per_month: 50,
      currency: 'EUR',
      prices: {
        remediator_input: 2.5,
        remediator_output: 10,
        validation_input: 0.5,
        validation_output: 1.5,
      },
    },
  },
});

export const getTestValidationConnectionResponseMock = (): ConnectionResult => ({
  ok: true,
  code: 'answers',
  status: 200,
  message: 'The service answers.',
  latency_ms: 412,
});

export const getTestRemediatorConnectionResponseMock = (): ConnectionResult => ({
  ok: true,
  code: 'answers',
  status: 200,
  message: 'The service answers.',
  latency_ms: 412,
});

export const getGeneratePlexalyzerTokenResponseMock = (): PlexalyzerToken => ({
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  token: 'plx_3q2x7wXk9sVb1nYcTzQ0aLr8uEfHjM5d',
  name: 'ci',
  created_at: '2026-01-12T09:00:00Z',
  expired_at: '2027-01-12T00:00:00Z',
});

export const getAddPlexalyzerTokenResponseMock = (): PlexalyzerTokenInfo => ({
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  name: 'ci',
  prefix: 'plx_3q2x',
  scopes: ['scans:upload'],
  created_at: '2026-01-12T09:00:00Z',
  expired_at: '2027-01-12T00:00:00Z',
  last_used_at: null,
});

export const getListPlexalyzerTokensResponseMock = (): PlexalyzerTokenList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      name: 'ci',
      prefix: 'plx_3q2x',
      scopes: ['scans:upload'],
      created_at: '2026-01-12T09:00:00Z',
      expired_at: '2027-01-12T00:00:00Z',
      last_used_at: null,
    },
  ],
});

export const getCreateFeedbackTokenResponseMock = (): FeedbackToken => ({
  token: 'pft_9sVb1nYcTzQ0aLr8uEfHjM5d',
  expires_in: 3600,
});

export const getGetFeedbackScreenshotResponseMock = (): ArrayBuffer =>
  faker.helpers.arrayElement([
    new ArrayBuffer(faker.number.int({ min: 1, max: 64 })),
    new ArrayBuffer(faker.number.int({ min: 1, max: 64 })),
    new ArrayBuffer(faker.number.int({ min: 1, max: 64 })),
  ]);

export const getListFeedbackResponseMock = (): FeedbackList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      kind: 'idea',
      message: 'A saved view per repository would help.',
      page: '/findings/all',
      has_screenshot: false,
      username: 'developer',
      organization_name: 'Acme',
      email: 'developer@acme.example',
      created_at: '2026-02-03T06:00:41Z',
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getSendFeedbackResponseMock = (): Message => ({ message: 'Done.' });

export const getListHostWebhooksMockHandler = (
  overrideResponse?:
    | HostWebhookList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<HostWebhookList> | HostWebhookList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/source-host-webhooks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListHostWebhooksResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRotateHostWebhookMockHandler = (
  overrideResponse?:
    | HostWebhookSecretDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<HostWebhookSecretDocument> | HostWebhookSecretDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/source-host-webhooks/:host',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRotateHostWebhookResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteHostWebhookMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/source-host-webhooks/:host',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getReceiveHostEventMockHandler = (
  overrideResponse?:
    | HostEventReceipt
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<HostEventReceipt> | HostEventReceipt),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/host-webhooks/:id',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReceiveHostEventResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListConnectionsMockHandler = (
  overrideResponse?:
    | ConnectionList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ConnectionList> | ConnectionList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/connections',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListConnectionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListGitTokensMockHandler = (
  overrideResponse?:
    | GitTokenList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GitTokenList> | GitTokenList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/users/git_token',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListGitTokensResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetGitAppTokenMockHandler = (
  overrideResponse?:
    | GitAppState
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GitAppState> | GitAppState),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/users/git_app_token',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetGitAppTokenResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetGithubInstallationMockHandler = (
  overrideResponse?:
    | GitInstallation
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GitInstallation> | GitInstallation),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/github/installation_id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetGithubInstallationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSaveGithubConfigurationMockHandler = (
  overrideResponse?:
    | GitAppState
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<GitAppState> | GitAppState),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/github/save-configuration',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSaveGithubConfigurationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteGithubConfigurationMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/github/delete-configuration',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getSaveTokenMockHandler = (
  overrideResponse?:
    | GitToken
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GitToken> | GitToken),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/save_token',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSaveTokenResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSemgrepCliMockHandler = (
  overrideResponse?:
    | SemgrepCliState
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SemgrepCliState> | SemgrepCliState),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/semgrep-cli',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSemgrepCliResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSaveSemgrepCliMockHandler = (
  overrideResponse?:
    | SemgrepCliState
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SemgrepCliState> | SemgrepCliState),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/semgrep-cli',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSaveSemgrepCliResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteSemgrepCliMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/semgrep-cli',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getGetPullSourceMockHandler = (
  overrideResponse?:
    | PullSourceDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PullSourceDocument> | PullSourceDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/pull-sources/:source',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPullSourceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdatePullSourceMockHandler = (
  overrideResponse?:
    | PullSourceDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PullSourceDocument> | PullSourceDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/pull-sources/:source',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePullSourceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getTestPullSourceMockHandler = (
  overrideResponse?:
    | ConnectionCall
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ConnectionCall> | ConnectionCall),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/pull-sources/:source/test',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getTestPullSourceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListPullProjectsMockHandler = (
  overrideResponse?:
    | PullProjectList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PullProjectList> | PullProjectList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/pull-sources/:source/projects',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPullProjectsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPullFindingsMockHandler = (
  overrideResponse?:
    | JobRef
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JobRef> | JobRef),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/pull-sources/:source/pull',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPullFindingsResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getGetAiConfigurationMockHandler = (
  overrideResponse?:
    | AiConfiguration
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AiConfiguration> | AiConfiguration),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/client/openai',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAiConfigurationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSaveAiConfigurationMockHandler = (
  overrideResponse?:
    | AiConfiguration
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AiConfiguration> | AiConfiguration),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/client/openai',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSaveAiConfigurationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetOpinionBudgetMockHandler = (
  overrideResponse?:
    | OpinionBudgetDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<OpinionBudgetDocument> | OpinionBudgetDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/openai/opinions',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOpinionBudgetResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListReviewerNotesMockHandler = (
  overrideResponse?:
    | ReviewerNoteList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ReviewerNoteList> | ReviewerNoteList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/openai/reviewer-notes',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListReviewerNotesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateReviewerNoteMockHandler = (
  overrideResponse?:
    | ReviewerNoteDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ReviewerNoteDocument> | ReviewerNoteDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/openai/reviewer-notes/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateReviewerNoteResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteReviewerNoteMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/openai/reviewer-notes/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getRestoreReviewerNoteMockHandler = (
  overrideResponse?:
    | ReviewerNoteDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewerNoteDocument> | ReviewerNoteDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/openai/reviewer-notes/:id/restore',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRestoreReviewerNoteResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAiUsageMockHandler = (
  overrideResponse?:
    | AiUsageDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AiUsageDocument> | AiUsageDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/openai/usage',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAiUsageResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getTestValidationConnectionMockHandler = (
  overrideResponse?:
    | ConnectionResult
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ConnectionResult> | ConnectionResult),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/openai/test_connection',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getTestValidationConnectionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getTestRemediatorConnectionMockHandler = (
  overrideResponse?:
    | ConnectionResult
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ConnectionResult> | ConnectionResult),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/openai/remediator_connection',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getTestRemediatorConnectionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGeneratePlexalyzerTokenMockHandler = (
  overrideResponse?:
    | PlexalyzerToken
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PlexalyzerToken> | PlexalyzerToken),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/generate_plexalyzer_token',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGeneratePlexalyzerTokenResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getAddPlexalyzerTokenMockHandler = (
  overrideResponse?:
    | PlexalyzerTokenInfo
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PlexalyzerTokenInfo> | PlexalyzerTokenInfo),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/add_plexalyzer_token',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAddPlexalyzerTokenResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListPlexalyzerTokensMockHandler = (
  overrideResponse?:
    | PlexalyzerTokenList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PlexalyzerTokenList> | PlexalyzerTokenList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/plexalyzer_tokens',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPlexalyzerTokensResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRevokePlexalyzerTokenMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/plexalyzer_tokens/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getCreateFeedbackTokenMockHandler = (
  overrideResponse?:
    | FeedbackToken
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FeedbackToken> | FeedbackToken),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/feedback-widget/token',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateFeedbackTokenResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetFeedbackScreenshotMockHandler = (
  overrideResponse?:
    | ArrayBuffer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ArrayBuffer> | ArrayBuffer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/feedback/:id/screenshot',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFeedbackScreenshotResponseMock();
      return HttpResponse.arrayBuffer(
        binaryBody instanceof ArrayBuffer ? binaryBody : new ArrayBuffer(0),
        { status: 200, headers: { 'Content-Type': 'image/png' } },
      );
    },
    options,
  );
};

export const getListFeedbackMockHandler = (
  overrideResponse?:
    | FeedbackList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FeedbackList> | FeedbackList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/feedback',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListFeedbackResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSendFeedbackMockHandler = (
  overrideResponse?:
    | Message
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/feedback',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSendFeedbackResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};
export const getConnectorsMock = () => [
  getListHostWebhooksMockHandler(),
  getRotateHostWebhookMockHandler(),
  getDeleteHostWebhookMockHandler(),
  getReceiveHostEventMockHandler(),
  getListConnectionsMockHandler(),
  getListGitTokensMockHandler(),
  getGetGitAppTokenMockHandler(),
  getGetGithubInstallationMockHandler(),
  getSaveGithubConfigurationMockHandler(),
  getDeleteGithubConfigurationMockHandler(),
  getSaveTokenMockHandler(),
  getGetSemgrepCliMockHandler(),
  getSaveSemgrepCliMockHandler(),
  getDeleteSemgrepCliMockHandler(),
  getGetPullSourceMockHandler(),
  getUpdatePullSourceMockHandler(),
  getTestPullSourceMockHandler(),
  getListPullProjectsMockHandler(),
  getPullFindingsMockHandler(),
  getGetAiConfigurationMockHandler(),
  getSaveAiConfigurationMockHandler(),
  getGetOpinionBudgetMockHandler(),
  getListReviewerNotesMockHandler(),
  getUpdateReviewerNoteMockHandler(),
  getDeleteReviewerNoteMockHandler(),
  getRestoreReviewerNoteMockHandler(),
  getGetAiUsageMockHandler(),
  getTestValidationConnectionMockHandler(),
  getTestRemediatorConnectionMockHandler(),
  getGeneratePlexalyzerTokenMockHandler(),
  getAddPlexalyzerTokenMockHandler(),
  getListPlexalyzerTokensMockHandler(),
  getRevokePlexalyzerTokenMockHandler(),
  getCreateFeedbackTokenMockHandler(),
  getGetFeedbackScreenshotMockHandler(),
  getListFeedbackMockHandler(),
  getSendFeedbackMockHandler(),
];
