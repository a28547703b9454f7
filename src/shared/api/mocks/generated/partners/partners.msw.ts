/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { PartnerDocument, PartnerList } from '../../../generated/model';

export const getListPartnersResponseMock = (): PartnerList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      name: 'Acme Consulting',
      email: 'partner@acme.example',
      active: true,
      discount_percent: 10,
      clients: 3,
      created_at: '2026-01-12T08:00:00Z',
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getCreatePartnerResponseMock = (): PartnerDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    name: 'Acme Consulting',
    email: 'partner@acme.example',
    active: true,
    discount_percent: 10,
    clients: 3,
    created_at: '2026-01-12T08:00:00Z',
  },
});

export const getGetPartnerResponseMock = (): PartnerDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    name: 'Acme Consulting',
    email: 'partner@acme.example',
    active: true,
    discount_percent: 10,
    clients: 3,
    created_at: '2026-01-12T08:00:00Z',
  },
});

export const getUpdatePartnerResponseMock = (): PartnerDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    name: 'Acme Consulting',
    email: 'partner@acme.example',
    active: true,
    discount_percent: 10,
    clients: 3,
    created_at: '2026-01-12T08:00:00Z',
  },
});

export const getListPartnersMockHandler = (
  overrideResponse?:
    | PartnerList
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PartnerList> | PartnerList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/partners',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPartnersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreatePartnerMockHandler = (
  overrideResponse?:
    | PartnerDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PartnerDocument> | PartnerDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/partner',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePartnerResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getGetPartnerMockHandler = (
  overrideResponse?:
    | PartnerDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PartnerDocument> | PartnerDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/partner/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPartnerResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdatePartnerMockHandler = (
  overrideResponse?:
    | PartnerDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PartnerDocument> | PartnerDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/partner/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePartnerResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeletePartnerMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/partner/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getPartnersMock = () => [
  getListPartnersMockHandler(),
  getCreatePartnerMockHandler(),
  getGetPartnerMockHandler(),
  getUpdatePartnerMockHandler(),
  getDeletePartnerMockHandler(),
];
