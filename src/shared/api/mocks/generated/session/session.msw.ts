/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { SessionUser } from '../../../generated/model';

export const getGetSessionResponseMock = (): SessionUser => ({
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  email: 'admin@acme.example',
  username: 'admin',
  role: 'admin',
  is_partner: false,
  two_factor_enabled: false,
  two_factor_needed: false,
  first_run: false,
  avatar_url: null,
  client_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  organization_name: 'Acme',
  unread_notifications: 2,
  organization_deletes_at: null,
});

export const getLogoutMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/logout',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getGetSessionMockHandler = (
  overrideResponse?:
    | SessionUser
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionUser> | SessionUser),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/session',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSessionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getSessionMock = () => [getLogoutMockHandler(), getGetSessionMockHandler()];
