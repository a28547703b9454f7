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
import { endOtherSessions, endSession, listSessions } from './open-sessions.ts';
import { getTwoFactorCoverage, remindTwoFactor } from '../users/two-factor-coverage.ts';
import { answerUnusualLogin, listUnusualLogins } from './unusual-logins.ts';
import { getSignInRules, updateSignInRules } from './sign-in-rules.ts';

const granted = <T>({ body, cookie }: SignedIn<T>) => ({
  status: 200 as const,
  body,
  ...(cookie !== undefined && { headers: { 'set-cookie': cookie } }),
});

export const sessionRoutes = (deps: Deps) =>
  defineRoutes({
    login: async ({ body, address, header }) => {
      const { username, password, google_access_token: google } = body;
      const origin = { address, device: header('user-agent'), cookies: header('cookie') };
      if (google !== undefined) return granted(await loginByGoogle(deps, google, origin));
      if (username === undefined || password === undefined) {
        throw new Problem(400, 'invalid_request', [
          {
            ...fieldError('no_credentials'),
            loc: ['body', username === undefined ? 'username' : 'password'],
          },
        ]);
      }
      return granted(await loginByPassword(deps, username, password, origin));
    },

    checkTwoFactor: async ({ body, address, header }) => {
      const from = { address, device: header('user-agent') };
      return granted(await completeChallenge(deps, body.challenge, body.code, from));
    },

    logout: async ({ who }) => {
      await logout(deps, who);
      return { status: 204 };
    },

    listSessions: async ({ who }) => ({ status: 200, body: await listSessions(deps, who) }),
    endSession: async ({ who, path }) => {
      await endSession(deps, who, path.id);
      return { status: 204 };
    },
    endOtherSessions: async ({ who }) => {
      await endOtherSessions(deps, who);
      return { status: 204 };
    },
    listUnusualLogins: async ({ who }) => ({
      status: 200,
      body: await listUnusualLogins(deps, who),
    }),
    answerUnusualLogin: async ({ who, path, body }) => {
      await answerUnusualLogin(deps, who, path.id, body.mine);
      return { status: 204 };
    },
    getSignInRules: async ({ who }) => ({ status: 200, body: await getSignInRules(deps, who) }),
    updateSignInRules: async ({ who, body }) => ({
      status: 200,
      body: await updateSignInRules(deps, who, body),
    }),
    getTwoFactorCoverage: async ({ who }) => ({
      status: 200,
      body: await getTwoFactorCoverage(deps, who),
    }),
    remindTwoFactor: async ({ who, requestId }) => ({
      status: 200,
      body: await remindTwoFactor(deps, who, requestId),
    }),

    getSession: async ({ who }) => ({ status: 200, body: await getSession(deps, who) }),
  });
