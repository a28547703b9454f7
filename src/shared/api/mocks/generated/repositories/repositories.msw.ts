/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { faker } from '@faker-js/faker/locale/en';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  CreatedRepositories,
  HostedLink,
  RepositoryDocument,
  RepositoryList,
  RepositoryMembers,
  RepositoryTagList,
  SourceControlList,
} from '../../../generated/model';

export const getListRepositoriesResponseMock = (): RepositoryList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02',
      attributes: {
        active: true,
        data: {
          branch: 'main',
          priority: 'critical',
          source_control: 'github',
          tags: ['payments'],
          url: 'https://github.com/acme/ledger-api',
        },
        description: 'Bookings and statements.',
        nickname: 'ledger-api',
        pipeline: true,
        repo_type: 'service',
        status: 'enriched',
        workflow_pr_url: null,
        uri: 'git@github.com:acme/ledger-api.git',
        deals_with_confidential_data: true,
        primary_purpose: 'Payment processing',
        open_findings: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
        last_scan_at: '2026-02-03T06:00:41Z',
        last_scan_status: 'queued',
        last_scan_incomplete: false,
        highest_priority: 87,
        image: 'ledger-api:1.4.2',
        created_at: '2026-01-12T08:10:00Z',
      },
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getGetRepositoryResponseMock = (): RepositoryDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02',
    attributes: {
      active: true,
      data: {
        branch: 'main',
        priority: 'critical',
        source_control: 'github',
        tags: ['payments'],
        url: 'https://github.com/acme/ledger-api',
      },
      description: 'Bookings and statements.',
      nickname: 'ledger-api',
      pipeline: true,
      repo_type: 'service',
      status: 'enriched',
      workflow_pr_url: null,
      uri: 'git@github.com:acme/ledger-api.git',
      deals_with_confidential_data: true,
      primary_purpose: 'Payment processing',
      open_findings: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
      last_scan_at: '2026-02-03T06:00:41Z',
      last_scan_status: 'queued',
      last_scan_incomplete: false,
      highest_priority: 87,
      image: 'ledger-api:1.4.2',
      created_at: '2026-01-12T08:10:00Z',
    },
  },
});

export const getUpdateRepositoryResponseMock = (): RepositoryDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02',
    attributes: {
      active: true,
      data: {
        branch: 'main',
        priority: 'critical',
        source_control: 'github',
        tags: ['payments'],
        url: 'https://github.com/acme/ledger-api',
      },
      description: 'Bookings and statements.',
      nickname: 'ledger-api',
      pipeline: true,
      repo_type: 'service',
      status: 'enriched',
      workflow_pr_url: null,
      uri: 'git@github.com:acme/ledger-api.git',
      deals_with_confidential_data: true,
      primary_purpose: 'Payment processing',
      open_findings: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
      last_scan_at: '2026-02-03T06:00:41Z',
      last_scan_status: 'queued',
      last_scan_incomplete: false,
      highest_priority: 87,
      image: 'ledger-api:1.4.2',
      created_at: '2026-01-12T08:10:00Z',
    },
  },
});

export const getCreateRepositoryWithListResponseMock = (): CreatedRepositories => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02',
      attributes: {
        active: true,
        data: {
          branch: 'main',
          priority: 'critical',
          source_control: 'github',
          tags: ['payments'],
          url: 'https://github.com/acme/ledger-api',
        },
        description: 'Bookings and statements.',
        nickname: 'ledger-api',
        pipeline: true,
        repo_type: 'service',
        status: 'enriched',
        workflow_pr_url: null,
        uri: 'git@github.com:acme/ledger-api.git',
        deals_with_confidential_data: true,
        primary_purpose: 'Payment processing',
        open_findings: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
        last_scan_at: '2026-02-03T06:00:41Z',
        last_scan_status: 'queued',
        last_scan_incomplete: false,
        highest_priority: 87,
        image: 'ledger-api:1.4.2',
        created_at: '2026-01-12T08:10:00Z',
      },
    },
  ],
  skipped: [{ nickname: 'ledger-api', reason: 'name_taken' }],
});

export const getListRepositoryMembersResponseMock = (): RepositoryMembers => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
  ],
});

export const getSetRepositoryMembersResponseMock = (): RepositoryMembers => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
  ],
});

export const getCreateWorkflowPullRequestResponseMock = (): HostedLink => ({
  url: 'https://github.com/acme/ledger-api/pull/12',
  number: 12,
  notes: [
    {
      code: 'renew_lock',
      file: 'package-lock.json',
      command: 'npm install',
      names: ['org.acme:web'],
    },
  ],
});

export const getDownloadRepositoriesCsvResponseMock = (): ArrayBuffer =>
  new ArrayBuffer(faker.number.int({ min: 1, max: 64 }));

export const getListSourceControlsResponseMock = (): SourceControlList => ({
  data: [{ source_control: 'github', count: 12, isConfigured: true }],
});

export const getListRepositoryTagsResponseMock = (): RepositoryTagList => ({
  data: ['payments', 'internal'],
});

export const getListRepositoriesMockHandler = (
  overrideResponse?:
    | RepositoryList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<RepositoryList> | RepositoryList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/repositories',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListRepositoriesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetRepositoryMockHandler = (
  overrideResponse?:
    | RepositoryDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<RepositoryDocument> | RepositoryDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/repositories/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetRepositoryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteRepositoryMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/repositories/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getUpdateRepositoryMockHandler = (
  overrideResponse?:
    | RepositoryDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<RepositoryDocument> | RepositoryDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/repositories/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateRepositoryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateRepositoryWithListMockHandler = (
  overrideResponse?:
    | CreatedRepositories
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CreatedRepositories> | CreatedRepositories),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/create_repository_with_list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateRepositoryWithListResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getListRepositoryMembersMockHandler = (
  overrideResponse?:
    | RepositoryMembers
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<RepositoryMembers> | RepositoryMembers),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/repositories/:id/members',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListRepositoryMembersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSetRepositoryMembersMockHandler = (
  overrideResponse?:
    | RepositoryMembers
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<RepositoryMembers> | RepositoryMembers),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/repositories/:id/members',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSetRepositoryMembersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateWorkflowPullRequestMockHandler = (
  overrideResponse?:
    | HostedLink
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HostedLink> | HostedLink),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/repositories/:id/create_workflow_pr',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateWorkflowPullRequestResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDownloadRepositoriesCsvMockHandler = (
  overrideResponse?:
    | ArrayBuffer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ArrayBuffer> | ArrayBuffer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/download_csv_repos',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadRepositoriesCsvResponseMock();
      return HttpResponse.arrayBuffer(
        binaryBody instanceof ArrayBuffer ? binaryBody : new ArrayBuffer(0),
        { status: 200, headers: { 'Content-Type': 'application/octet-stream' } },
      );
    },
    options,
  );
};

export const getListSourceControlsMockHandler = (
  overrideResponse?:
    | SourceControlList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SourceControlList> | SourceControlList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/sources_control',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSourceControlsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListRepositoryTagsMockHandler = (
  overrideResponse?:
    | RepositoryTagList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<RepositoryTagList> | RepositoryTagList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/repo_tags',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListRepositoryTagsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getRepositoriesMock = () => [
  getListRepositoriesMockHandler(),
  getGetRepositoryMockHandler(),
  getDeleteRepositoryMockHandler(),
  getUpdateRepositoryMockHandler(),
  getCreateRepositoryWithListMockHandler(),
  getListRepositoryMembersMockHandler(),
  getSetRepositoryMembersMockHandler(),
  getCreateWorkflowPullRequestMockHandler(),
  getDownloadRepositoriesCsvMockHandler(),
  getListSourceControlsMockHandler(),
  getListRepositoryTagsMockHandler(),
];
