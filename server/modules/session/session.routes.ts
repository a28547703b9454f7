import type { Deps } from '../../deps.ts';
import { fault } from '../../http/field-faults.ts';
import { Problem } from '../../http/problem.ts';
import { defineRoutes } from '../../http/types.ts';
import {
  answerChallenge,
  describeSession,
  loginByGoogle,
  loginByPassword,
  logout,
} from './session.service.ts';

export const sessionRoutes = (deps: Deps) =>
  defineRoutes({
    login: async ({ body, address }) => {
      const { username, password, google_access_token: google } = body;
      if (google !== undefined)
        return { status: 200, body: await loginByGoogle(deps, google, address) };
      if (username === undefined || password === undefined) {
        throw new Problem(400, 'invalid_request', [
          {
            ...fault('no_credentials'),
            loc: ['body', username === undefined ? 'username' : 'password'],
          },
        ]);
      }
      return { status: 200, body: await loginByPassword(deps, username, password, address) };
    },

    checkTwoFactor: async ({ body }) => ({
      status: 200,
      body: await answerChallenge(deps, body.challenge, body.code),
    }),

    logout: async ({ who }) => {
      await logout(deps, who);
      return { status: 204 };
    },

    getSession: async ({ who }) => ({ status: 200, body: await describeSession(deps, who) }),
  });
