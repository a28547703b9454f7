/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { faker } from '@faker-js/faker/locale/en';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  ActivityFeed,
  AuditList,
  BulkItemList,
  JobDocument,
  JobList,
  JobRef,
  OutboxDocument,
  OutboxList,
} from '../../../generated/model';

export const getListActivityResponseMock = (): ActivityFeed => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      kind: 'finding',
      subject_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      action: 'status',
      summary: 'ledger-api: SQL injection in the statement builder is fixed',
      actor: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
      at: '2026-02-03T06:00:41Z',
    },
  ],
  cursor: '01980a5c-0000-7000-8000-000000000002',
});

export const getListJobsResponseMock = (): JobList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      kind: 'send_findings',
      status: 'queued',
      progress: 0.4,
      title: 'Send 214 findings to 2 developers',
      can_cancel: true,
      can_undo: false,
      run_at: '2026-02-03T06:00:41Z',
      result: { done: 214, skipped: 0 },
      error: null,
      error_code: null,
      download_url: null,
      created_at: '2026-02-03T06:00:41Z',
      finished_at: null,
      can_retry: false,
      action: null,
      about: null,
      subject: { type: 'scan', id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01' },
      counts: { total: 214, done: 80, skipped: 2, failed: 0 },
      created_by: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
      expires_at: null,
      size: null,
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getGetJobResponseMock = (): JobDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    kind: 'send_findings',
    status: 'queued',
    progress: 0.4,
    title: 'Send 214 findings to 2 developers',
    can_cancel: true,
    can_undo: false,
    run_at: '2026-02-03T06:00:41Z',
    result: { done: 214, skipped: 0 },
    error: null,
    error_code: null,
    download_url: null,
    created_at: '2026-02-03T06:00:41Z',
    finished_at: null,
    can_retry: false,
    action: null,
    about: null,
    subject: { type: 'scan', id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01' },
    counts: { total: 214, done: 80, skipped: 2, failed: 0 },
    created_by: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    expires_at: null,
    size: null,
  },
});

export const getListJobItemsResponseMock = (): BulkItemList => ({
  data: [
    {
      finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      outcome: 'done',
      reason: null,
      code: null,
      link: null,
      finding: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        title: 'SQL injection in the statement builder',
        severity: 'high',
        repository: 'ledger-api',
        place: 'src/statements/search.ts:41',
      },
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getCancelJobResponseMock = (): JobDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    kind: 'send_findings',
    status: 'queued',
    progress: 0.4,
    title: 'Send 214 findings to 2 developers',
    can_cancel: true,
    can_undo: false,
    run_at: '2026-02-03T06:00:41Z',
    result: { done: 214, skipped: 0 },
    error: null,
    error_code: null,
    download_url: null,
    created_at: '2026-02-03T06:00:41Z',
    finished_at: null,
    can_retry: false,
    action: null,
    about: null,
    subject: { type: 'scan', id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01' },
    counts: { total: 214, done: 80, skipped: 2, failed: 0 },
    created_by: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    expires_at: null,
    size: null,
  },
});

export const getUndoJobResponseMock = (): JobRef => ({
  job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  status: 'queued',
});

export const getRetryJobResponseMock = (): JobRef => ({
  job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  status: 'queued',
});

export const getDownloadFileResponseMock = (): ArrayBuffer =>
  new ArrayBuffer(faker.number.int({ min: 1, max: 64 }));

export const getListAuditLogResponseMock = (): AuditList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      at: '2026-02-03T06:00:41Z',
      actor: 'admin',
      action: 'team.invite',
      subject_type: 'user',
      subject_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      detail: { role: 'developer' },
      request_id: '01K0Q8VJ6N3T4Y5Z7A9BCDEFGH',
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getListOutboxResponseMock = (): OutboxList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      recipient: 'developer@acme.example',
      template: 'invitation',
      subject: 'You are invited to Acme',
      preview: 'Open this link to choose a password: ••••',
      state: 'queued',
      error: null,
      attempts: 1,
      attempted_at: null,
      next_attempt_at: null,
      delivery: 'smtp',
      answer: '250 2.0.0 Ok: queued as 4VsT2r',
      created_at: '2026-02-03T06:00:41Z',
      sent_at: null,
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getResendMailResponseMock = (): OutboxDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    recipient: 'developer@acme.example',
    template: 'invitation',
    subject: 'You are invited to Acme',
    preview: 'Open this link to choose a password: ••••',
    state: 'queued',
    error: null,
    attempts: 1,
    attempted_at: null,
    next_attempt_at: null,
    delivery: 'smtp',
    answer: '250 2.0.0 Ok: queued as 4VsT2r',
    created_at: '2026-02-03T06:00:41Z',
    sent_at: null,
  },
});

export const getListActivityMockHandler = (
  overrideResponse?:
    | ActivityFeed
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ActivityFeed> | ActivityFeed),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/activity',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListActivityResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListJobsMockHandler = (
  overrideResponse?:
    | JobList
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JobList> | JobList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/jobs',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJobsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetJobMockHandler = (
  overrideResponse?:
    | JobDocument
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JobDocument> | JobDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/jobs/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJobResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListJobItemsMockHandler = (
  overrideResponse?:
    | BulkItemList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<BulkItemList> | BulkItemList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/jobs/:id/items',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJobItemsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCancelJobMockHandler = (
  overrideResponse?:
    | JobDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<JobDocument> | JobDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/jobs/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelJobResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUndoJobMockHandler = (
  overrideResponse?:
    | JobRef
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JobRef> | JobRef),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/jobs/:id/undo',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUndoJobResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getRetryJobMockHandler = (
  overrideResponse?:
    | JobRef
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JobRef> | JobRef),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/jobs/:id/retry',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRetryJobResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getDownloadFileMockHandler = (
  overrideResponse?:
    | ArrayBuffer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ArrayBuffer> | ArrayBuffer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/downloads/:token',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadFileResponseMock();
      return HttpResponse.arrayBuffer(
        binaryBody instanceof ArrayBuffer ? binaryBody : new ArrayBuffer(0),
        { status: 200, headers: { 'Content-Type': 'application/octet-stream' } },
      );
    },
    options,
  );
};

export const getListAuditLogMockHandler = (
  overrideResponse?:
    | AuditList
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AuditList> | AuditList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/audit-log',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAuditLogResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListOutboxMockHandler = (
  overrideResponse?:
    | OutboxList
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OutboxList> | OutboxList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outbox',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOutboxResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getResendMailMockHandler = (
  overrideResponse?:
    | OutboxDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<OutboxDocument> | OutboxDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/outbox/:id/resend',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResendMailResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getActivityMock = () => [
  getListActivityMockHandler(),
  getListJobsMockHandler(),
  getGetJobMockHandler(),
  getListJobItemsMockHandler(),
  getCancelJobMockHandler(),
  getUndoJobMockHandler(),
  getRetryJobMockHandler(),
  getDownloadFileMockHandler(),
  getListAuditLogMockHandler(),
  getListOutboxMockHandler(),
  getResendMailMockHandler(),
];
