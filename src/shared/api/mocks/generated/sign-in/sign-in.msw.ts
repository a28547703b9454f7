/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { LoginResult, PasskeyRequestOptions, SessionGrant } from '../../../generated/model';

export const getLoginResponseMock = (): LoginResult => ({
  two_factor_required: false,
  access_token: 'pst_3q2-7wXk9sVb1nYcTzQ0aLr8uEfHjM5d',
  token_type: 'Bearer',
  expires_in: 86400,
});

export const getCheckTwoFactorResponseMock = (): SessionGrant => ({
  two_factor_required: false,
  access_token: 'pst_3q2-7wXk9sVb1nYcTzQ0aLr8uEfHjM5d',
  token_type: 'Bearer',
  expires_in: 86400,
});

export const getStartPasskeyLoginResponseMock = (): PasskeyRequestOptions => ({
  public_key: {
    challenge: 'jjbxHhLZaoKoa6lIDvayMFPCG_S6q_yDvzrbMmH52Qk',
    rpId: 'parapet.example',
    allowCredentials: [],
    userVerification: 'required',
  },
});

export const getLoginByPasskeyResponseMock = (): SessionGrant => ({
  two_factor_required: false,
  access_token: 'pst_3q2-7wXk9sVb1nYcTzQ0aLr8uEfHjM5d',
  token_type: 'Bearer',
  expires_in: 86400,
});

export const getLoginMockHandler = (
  overrideResponse?:
    | LoginResult
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<LoginResult> | LoginResult),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/login',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLoginResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCheckTwoFactorMockHandler = (
  overrideResponse?:
    | SessionGrant
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SessionGrant> | SessionGrant),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/user/check-2fa',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckTwoFactorResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getStartPasskeyLoginMockHandler = (
  overrideResponse?:
    | PasskeyRequestOptions
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PasskeyRequestOptions> | PasskeyRequestOptions),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/login/passkey-options',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getStartPasskeyLoginResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLoginByPasskeyMockHandler = (
  overrideResponse?:
    | SessionGrant
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SessionGrant> | SessionGrant),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/login/passkey',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLoginByPasskeyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getSignInMock = () => [
  getLoginMockHandler(),
  getCheckTwoFactorMockHandler(),
  getStartPasskeyLoginMockHandler(),
  getLoginByPasskeyMockHandler(),
];
