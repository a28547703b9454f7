/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { LoginResult, SessionGrant } from '../../../generated/model';

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
export const getSignInMock = () => [getLoginMockHandler(), getCheckTwoFactorMockHandler()];
