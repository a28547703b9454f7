/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { UserConnectorDocument, UserConnectorList } from '../../../generated/model';

export const getListUserConnectorsResponseMock = (): UserConnectorList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      name: 'Ticket desk of the bank',
      description: 'Opens a ticket for each critical finding.',
      kind: 'webhook',
      definition: { url: 'https://tickets.acme.example/hook' },
      published: false,
      added: true,
      author: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
      updated_at: '2026-02-03T06:00:41Z',
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getGetUserConnectorResponseMock = (): UserConnectorDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    name: 'Ticket desk of the bank',
    description: 'Opens a ticket for each critical finding.',
    kind: 'webhook',
    definition: { url: 'https://tickets.acme.example/hook' },
    published: false,
    added: true,
    author: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    updated_at: '2026-02-03T06:00:41Z',
  },
});

export const getAddUserConnectorResponseMock = (): UserConnectorDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    name: 'Ticket desk of the bank',
    description: 'Opens a ticket for each critical finding.',
    kind: 'webhook',
    definition: { url: 'https://tickets.acme.example/hook' },
    published: false,
    added: true,
    author: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    updated_at: '2026-02-03T06:00:41Z',
  },
});

export const getPublishUserConnectorResponseMock = (): UserConnectorDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    name: 'Ticket desk of the bank',
    description: 'Opens a ticket for each critical finding.',
    kind: 'webhook',
    definition: { url: 'https://tickets.acme.example/hook' },
    published: false,
    added: true,
    author: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    updated_at: '2026-02-03T06:00:41Z',
  },
});

export const getEditUserConnectorResponseMock = (): UserConnectorDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    name: 'Ticket desk of the bank',
    description: 'Opens a ticket for each critical finding.',
    kind: 'webhook',
    definition: { url: 'https://tickets.acme.example/hook' },
    published: false,
    added: true,
    author: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    updated_at: '2026-02-03T06:00:41Z',
  },
});

export const getListUserConnectorsMockHandler = (
  overrideResponse?:
    | UserConnectorList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UserConnectorList> | UserConnectorList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/user_connectors/list',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListUserConnectorsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetUserConnectorMockHandler = (
  overrideResponse?:
    | UserConnectorDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UserConnectorDocument> | UserConnectorDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/user_connectors/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetUserConnectorResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAddUserConnectorMockHandler = (
  overrideResponse?:
    | UserConnectorDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UserConnectorDocument> | UserConnectorDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/user_connectors/add/:id',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAddUserConnectorResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPublishUserConnectorMockHandler = (
  overrideResponse?:
    | UserConnectorDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UserConnectorDocument> | UserConnectorDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/user_connectors/publish',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPublishUserConnectorResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getEditUserConnectorMockHandler = (
  overrideResponse?:
    | UserConnectorDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UserConnectorDocument> | UserConnectorDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/user_connectors/edit/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getEditUserConnectorResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUnpublishUserConnectorMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/user_connectors/unpublish/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getUserConnectorsMock = () => [
  getListUserConnectorsMockHandler(),
  getGetUserConnectorMockHandler(),
  getAddUserConnectorMockHandler(),
  getPublishUserConnectorMockHandler(),
  getEditUserConnectorMockHandler(),
  getUnpublishUserConnectorMockHandler(),
];
