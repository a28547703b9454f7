/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { DomainDocument, DomainList } from '../../../generated/model';

export const getListDomainsResponseMock = (): DomainList => ({
  data: [
    {
      uuid: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e5108',
      domain: 'acme.example',
      validated: false,
      verification_record: 'parapet-verification=9sVb1nYcTzQ0',
      repositories: [{ id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' }],
      created_at: '2026-01-12T08:00:00Z',
    },
  ],
});

export const getCreateDomainResponseMock = (): DomainDocument => ({
  data: {
    uuid: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e5108',
    domain: 'acme.example',
    validated: false,
    verification_record: 'parapet-verification=9sVb1nYcTzQ0',
    repositories: [{ id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' }],
    created_at: '2026-01-12T08:00:00Z',
  },
});

export const getVerifyDomainResponseMock = (): DomainDocument => ({
  data: {
    uuid: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e5108',
    domain: 'acme.example',
    validated: false,
    verification_record: 'parapet-verification=9sVb1nYcTzQ0',
    repositories: [{ id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' }],
    created_at: '2026-01-12T08:00:00Z',
  },
});

export const getBindDomainResponseMock = (): DomainDocument => ({
  data: {
    uuid: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e5108',
    domain: 'acme.example',
    validated: false,
    verification_record: 'parapet-verification=9sVb1nYcTzQ0',
    repositories: [{ id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' }],
    created_at: '2026-01-12T08:00:00Z',
  },
});

export const getListDomainsMockHandler = (
  overrideResponse?:
    | DomainList
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DomainList> | DomainList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/domains',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDomainsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateDomainMockHandler = (
  overrideResponse?:
    | DomainDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DomainDocument> | DomainDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/domains',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDomainResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getVerifyDomainMockHandler = (
  overrideResponse?:
    | DomainDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DomainDocument> | DomainDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/domains/verify',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVerifyDomainResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getBindDomainMockHandler = (
  overrideResponse?:
    | DomainDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DomainDocument> | DomainDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/bind_domain',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBindDomainResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUnbindDomainMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/domains/:id/repositories/:repo',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getDomainsMock = () => [
  getListDomainsMockHandler(),
  getCreateDomainMockHandler(),
  getVerifyDomainMockHandler(),
  getBindDomainMockHandler(),
  getUnbindDomainMockHandler(),
];
