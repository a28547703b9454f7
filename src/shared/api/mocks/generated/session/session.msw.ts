/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  LoginResult,
  SessionGrant,
  SessionUser
} from '../../../generated/model';


export const getLoginResponseMock = (): LoginResult => ({"two_factor_required":false,"access_token":"pst_3q2-7wXk9sVb1nYcTzQ0aLr8uEfHjM5d","token_type":"Bearer","expires_in":86400})

export const getCheckTwoFactorResponseMock = (): SessionGrant => ({"two_factor_required":false,"access_token":"pst_3q2-7wXk9sVb1nYcTzQ0aLr8uEfHjM5d","token_type":"Bearer","expires_in":86400})

export const getGetSessionResponseMock = (): SessionUser => ({"id":"01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01","email":"admin@acme.example","username":"admin","role":"admin","is_partner":false,"two_factor_enabled":false,"avatar_url":null,"client_id":"01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01","organization_name":"Acme","unread_notifications":2})


export const getLoginMockHandler = (overrideResponse?: LoginResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginResult> | LoginResult), options?: RequestHandlerOptions) => {
  return http.post('*/v1/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckTwoFactorMockHandler = (overrideResponse?: SessionGrant | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionGrant> | SessionGrant), options?: RequestHandlerOptions) => {
  return http.post('*/v1/user/check-2fa', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckTwoFactorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/v1/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetSessionMockHandler = (overrideResponse?: SessionUser | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionUser> | SessionUser), options?: RequestHandlerOptions) => {
  return http.get('*/v1/session', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSessionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSessionMock = () => [
  getLoginMockHandler(),
  getCheckTwoFactorMockHandler(),
  getLogoutMockHandler(),
  getGetSessionMockHandler()
]
