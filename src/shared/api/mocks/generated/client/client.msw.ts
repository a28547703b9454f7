/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  ClientDeletion,
  ClientSetup,
  ClientToken,
  JobRef,
  Retention,
  Sample,
} from '../../../generated/model';

export const getGetClientResponseMock = (): ClientToken => ({
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJfaWQiOiIwMTk4MGE1YyJ9.c2lnbmF0dXJl',
});

export const getUpdateClientResponseMock = (): ClientToken => ({
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJfaWQiOiIwMTk4MGE1YyJ9.c2lnbmF0dXJl',
});

export const getGetClientSetupResponseMock = (): ClientSetup => ({
  data: [{ step: 'name', done: true, what: 'ledger-api', count: 48 }],
  sample: false,
});

export const getLoadSampleResponseMock = (): Sample => ({
  repositories: [{ id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' }],
  scans: ['01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b11'],
});

export const getGetClientDeletionResponseMock = (): ClientDeletion => ({
  grace_days: 14,
  requested_at: null,
  deletes_at: null,
  requested_by: null,
});

export const getRequestClientDeletionResponseMock = (): ClientDeletion => ({
  grace_days: 14,
  requested_at: null,
  deletes_at: null,
  requested_by: null,
});

export const getExportOrganizationResponseMock = (): JobRef => ({
  job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  status: 'queued',
});

export const getGetRetentionResponseMock = (): Retention => ({
  shorter_from: '2026-11-29T02:00:00Z',
  data: [
    {
      kind: 'audit_log',
      days: 90,
      holds_from: '2026-11-29T02:00:00Z',
      least: 7,
      most: 90,
      kept: 1240,
      kept_bytes: 9400000,
      next_removal: { at: '2026-11-29T02:00:00Z', count: 61 },
      older: [{ days: 365, count: 310 }],
    },
  ],
});

export const getUpdateRetentionResponseMock = (): Retention => ({
  shorter_from: '2026-11-29T02:00:00Z',
  data: [
    {
      kind: 'audit_log',
      days: 90,
      holds_from: '2026-11-29T02:00:00Z',
      least: 7,
      most: 90,
      kept: 1240,
      kept_bytes: 9400000,
      next_removal: { at: '2026-11-29T02:00:00Z', count: 61 },
      older: [{ days: 365, count: 310 }],
    },
  ],
});

export const getUpdateClientBillingResponseMock = (): ClientToken => ({
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJfaWQiOiIwMTk4MGE1YyJ9.c2lnbmF0dXJl',
});

export const getToggleDeepReasoningResponseMock = (): ClientToken => ({
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJfaWQiOiIwMTk4MGE1YyJ9.c2lnbmF0dXJl',
});

export const getGetClientMockHandler = (
  overrideResponse?:
    | ClientToken
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClientToken> | ClientToken),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/client',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetClientResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateClientMockHandler = (
  overrideResponse?:
    | ClientToken
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ClientToken> | ClientToken),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/client',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateClientResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetClientSetupMockHandler = (
  overrideResponse?:
    | ClientSetup
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClientSetup> | ClientSetup),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/client/setup',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetClientSetupResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEndFirstRunMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/client/first-run',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getLoadSampleMockHandler = (
  overrideResponse?:
    | Sample
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Sample> | Sample),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/client/sample',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLoadSampleResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getRemoveSampleMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/client/sample',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getGetClientDeletionMockHandler = (
  overrideResponse?:
    | ClientDeletion
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClientDeletion> | ClientDeletion),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/client/deletion',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetClientDeletionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRequestClientDeletionMockHandler = (
  overrideResponse?:
    | ClientDeletion
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClientDeletion> | ClientDeletion),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/client/deletion',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClientDeletionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCancelClientDeletionMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/client/deletion',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getExportOrganizationMockHandler = (
  overrideResponse?:
    | JobRef
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JobRef> | JobRef),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/client/export',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getExportOrganizationResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getGetRetentionMockHandler = (
  overrideResponse?:
    | Retention
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Retention> | Retention),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/client/retention',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetRetentionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateRetentionMockHandler = (
  overrideResponse?:
    | Retention
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Retention> | Retention),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/client/retention',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateRetentionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateClientBillingMockHandler = (
  overrideResponse?:
    | ClientToken
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ClientToken> | ClientToken),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/client/billing',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateClientBillingResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getToggleDeepReasoningMockHandler = (
  overrideResponse?:
    | ClientToken
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ClientToken> | ClientToken),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/client/toggle-deep-reasoning-enrichment',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getToggleDeepReasoningResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClientMock = () => [
  getGetClientMockHandler(),
  getUpdateClientMockHandler(),
  getGetClientSetupMockHandler(),
  getEndFirstRunMockHandler(),
  getLoadSampleMockHandler(),
  getRemoveSampleMockHandler(),
  getGetClientDeletionMockHandler(),
  getRequestClientDeletionMockHandler(),
  getCancelClientDeletionMockHandler(),
  getExportOrganizationMockHandler(),
  getGetRetentionMockHandler(),
  getUpdateRetentionMockHandler(),
  getUpdateClientBillingMockHandler(),
  getToggleDeepReasoningMockHandler(),
];
