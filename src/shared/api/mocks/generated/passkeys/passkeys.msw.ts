/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  PasskeyCreationOptions,
  PasskeyDocument,
  PasskeyList,
} from '../../../generated/model';

export const getListPasskeysResponseMock = (): PasskeyList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      name: 'Work laptop',
      synced: true,
      created_at: '2026-09-12T09:20:00Z',
      last_used_at: '2026-11-20T08:12:00Z',
    },
  ],
  available: true,
  most: 20,
});

export const getCreatePasskeyResponseMock = (): PasskeyDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    name: 'Work laptop',
    synced: true,
    created_at: '2026-09-12T09:20:00Z',
    last_used_at: '2026-11-20T08:12:00Z',
  },
});

export const getStartPasskeyResponseMock = (): PasskeyCreationOptions => ({
  public_key: {
    challenge: '9HNQdxwvcd3yIpzFTKQoVyhyTPhMbE1MdDNw7KvpLWo',
    rp: { id: 'parapet.example', name: 'Parapet' },
    user: { id: 'AZgKXD8QfB6bel8MLZ5LAQ', name: 'admin@acme.example', displayName: 'admin' },
    pubKeyCredParams: [{ alg: -8, type: 'public-key' }],
  },
});

export const getRenamePasskeyResponseMock = (): PasskeyDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    name: 'Work laptop',
    synced: true,
    created_at: '2026-09-12T09:20:00Z',
    last_used_at: '2026-11-20T08:12:00Z',
  },
});

export const getListPasskeysMockHandler = (
  overrideResponse?:
    | PasskeyList
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PasskeyList> | PasskeyList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/user/passkeys',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPasskeysResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreatePasskeyMockHandler = (
  overrideResponse?:
    | PasskeyDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PasskeyDocument> | PasskeyDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/user/passkeys',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePasskeyResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getStartPasskeyMockHandler = (
  overrideResponse?:
    | PasskeyCreationOptions
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PasskeyCreationOptions> | PasskeyCreationOptions),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/user/passkeys/options',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getStartPasskeyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRenamePasskeyMockHandler = (
  overrideResponse?:
    | PasskeyDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PasskeyDocument> | PasskeyDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/user/passkeys/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRenamePasskeyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRemovePasskeyMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/user/passkeys/:id/remove',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getPasskeysMock = () => [
  getListPasskeysMockHandler(),
  getCreatePasskeyMockHandler(),
  getStartPasskeyMockHandler(),
  getRenamePasskeyMockHandler(),
  getRemovePasskeyMockHandler(),
];
