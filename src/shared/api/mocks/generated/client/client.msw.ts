/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { ClientSetup, ClientToken } from '../../../generated/model';

export const getGetClientResponseMock = (): ClientToken => ({
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJfaWQiOiIwMTk4MGE1YyJ9.c2lnbmF0dXJl',
});

export const getUpdateClientResponseMock = (): ClientToken => ({
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJfaWQiOiIwMTk4MGE1YyJ9.c2lnbmF0dXJl',
});

export const getGetClientSetupResponseMock = (): ClientSetup => ({
  data: [{ step: 'name', done: true, what: 'ledger-api', count: 48 }],
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
  getUpdateClientBillingMockHandler(),
  getToggleDeepReasoningMockHandler(),
];
