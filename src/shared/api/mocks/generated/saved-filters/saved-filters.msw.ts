/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { SavedFilterDocument, SavedFilterList } from '../../../generated/model';

export const getListSavedFiltersResponseMock = (): SavedFilterList => ({
  data: [
    {
      name: 'Fix this week',
      filters: [{ key: 'severity', value: 'critical,high' }],
      active: true,
      shared: true,
      is_default: false,
      owner: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
      dropped: [],
    },
  ],
  active: 'Fix this week',
});

export const getListSavedFiltersOfResponseMock = (): SavedFilterList => ({
  data: [
    {
      name: 'Fix this week',
      filters: [{ key: 'severity', value: 'critical,high' }],
      active: true,
      shared: true,
      is_default: false,
      owner: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
      dropped: [],
    },
  ],
  active: 'Fix this week',
});

export const getSaveFilterResponseMock = (): SavedFilterDocument => ({
  data: {
    name: 'Fix this week',
    filters: [{ key: 'severity', value: 'critical,high' }],
    active: true,
    shared: true,
    is_default: false,
    owner: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    dropped: [],
  },
});

export const getSaveFilterOfResponseMock = (): SavedFilterDocument => ({
  data: {
    name: 'Fix this week',
    filters: [{ key: 'severity', value: 'critical,high' }],
    active: true,
    shared: true,
    is_default: false,
    owner: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    dropped: [],
  },
});

export const getActivateFilterResponseMock = (): SavedFilterDocument => ({
  data: {
    name: 'Fix this week',
    filters: [{ key: 'severity', value: 'critical,high' }],
    active: true,
    shared: true,
    is_default: false,
    owner: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    dropped: [],
  },
});

export const getActivateFilterOfResponseMock = (): SavedFilterDocument => ({
  data: {
    name: 'Fix this week',
    filters: [{ key: 'severity', value: 'critical,high' }],
    active: true,
    shared: true,
    is_default: false,
    owner: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    dropped: [],
  },
});

export const getUpdateFilterResponseMock = (): SavedFilterDocument => ({
  data: {
    name: 'Fix this week',
    filters: [{ key: 'severity', value: 'critical,high' }],
    active: true,
    shared: true,
    is_default: false,
    owner: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    dropped: [],
  },
});

export const getUpdateFilterOfResponseMock = (): SavedFilterDocument => ({
  data: {
    name: 'Fix this week',
    filters: [{ key: 'severity', value: 'critical,high' }],
    active: true,
    shared: true,
    is_default: false,
    owner: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    dropped: [],
  },
});

export const getListSavedFiltersMockHandler = (
  overrideResponse?:
    | SavedFilterList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SavedFilterList> | SavedFilterList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/findings-filter/selected',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSavedFiltersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListSavedFiltersOfMockHandler = (
  overrideResponse?:
    | SavedFilterList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SavedFilterList> | SavedFilterList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/findings-filter/selected/:source',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSavedFiltersOfResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSaveFilterMockHandler = (
  overrideResponse?:
    | SavedFilterDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SavedFilterDocument> | SavedFilterDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/findings-filter/save',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSaveFilterResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getSaveFilterOfMockHandler = (
  overrideResponse?:
    | SavedFilterDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SavedFilterDocument> | SavedFilterDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/findings-filter/save/:source',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSaveFilterOfResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getActivateFilterMockHandler = (
  overrideResponse?:
    | SavedFilterDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SavedFilterDocument> | SavedFilterDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/findings-filter/activate/:name',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getActivateFilterResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getActivateFilterOfMockHandler = (
  overrideResponse?:
    | SavedFilterDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SavedFilterDocument> | SavedFilterDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/findings-filter/activate/:name/:source',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getActivateFilterOfResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateFilterMockHandler = (
  overrideResponse?:
    | SavedFilterDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SavedFilterDocument> | SavedFilterDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/findings-filter/:name/update-activate',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateFilterResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateFilterOfMockHandler = (
  overrideResponse?:
    | SavedFilterDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SavedFilterDocument> | SavedFilterDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/findings-filter/:name/update-activate/:source',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateFilterOfResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteFilterMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/findings-filter/delete/:name',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteFilterOfMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/findings-filter/delete/:name/:source',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getSavedFiltersMock = () => [
  getListSavedFiltersMockHandler(),
  getListSavedFiltersOfMockHandler(),
  getSaveFilterMockHandler(),
  getSaveFilterOfMockHandler(),
  getActivateFilterMockHandler(),
  getActivateFilterOfMockHandler(),
  getUpdateFilterMockHandler(),
  getUpdateFilterOfMockHandler(),
  getDeleteFilterMockHandler(),
  getDeleteFilterOfMockHandler(),
];
