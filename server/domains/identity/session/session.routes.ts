import type { Deps } from '../../../platform/deps.ts';
import { fieldError } from '#domain/field-errors';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import {
  completeChallenge,
  getSession,
  loginByGoogle,
  loginByPassword,
  logout,
  type SignedIn,
} from './session.service.ts';

const granted = <T>({ body, cookie }: SignedIn<T>) => ({
  status: 200 as const,
  body,
  ...(cookie !== undefined && { headers: { 'set-cookie': cookie } }),
});

export const sessionRoutes = (deps: Deps) =>
  defineRoutes({
    login: async ({ body, address, header }) => {
      const { username, password, google_access_token: google } = body;
      if (google !== undefined) return granted(await loginByGoogle(deps, google, address));
      if (username === undefined || password === undefined) {
        throw new Problem(400, 'invalid_request', [
          {
            ...fieldError('no_credentials'),
            loc: ['body', username === undefined ? 'username' : 'password'],
          },
        ]);
      }
      const origin = { address, cookies: header('cookie') };
      return granted(await loginByPassword(deps, username, password, origin));
    },

    checkTwoFactor: async ({ body }) =>
      granted(await completeChallenge(deps, body.challenge, body.code)),

    logout: async ({ who }) => {
      await logout(deps, who);
      return { status: 204 };
    },

    getSession: async ({ who }) => ({ status: 200, body: await getSession(deps, who) }),
  });
