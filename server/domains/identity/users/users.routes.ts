import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import { parseAcceptLanguage } from '../../../platform/http/links.ts';
import { checkAvatar } from './avatar.ts';
import {
  completeSetup,
  getInvitation,
  register,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  verifyRegister,
} from './registration.service.ts';
import {
  startTwoFactorSetup,
  changePassword,
  confirmTwoFactor,
  getTwoFactorState,
  removeTwoFactor,
  regenerateRecoveryCodes,
} from './security.service.ts';

export const usersRoutes = (deps: Deps) =>
  defineRoutes({
    register: async ({ body, address, header }) => {
      await register(deps, body, address, parseAcceptLanguage(header('accept-language')));
      return {
        status: 202,
        body: { message: 'If the address can be used, a mail is on its way to it.' },
      };
    },
    resendVerification: async ({ path, address, header }) => {
      await resendVerification(
        deps,
        path.id,
        address,
        parseAcceptLanguage(header('accept-language')),
      );
      return {
        status: 200,
        body: { message: 'If there is something to confirm, a mail is on its way.' },
      };
    },
    getInvitation: async ({ path }) => ({
      status: 200,
      body: await getInvitation(deps, path.token),
    }),
    // The link verifies the address. It stays valid until the user has chosen a name and password.
    acceptVerification: async ({ path }) => {
      const { email } = await getInvitation(deps, path.token);
      return { status: 200, body: { message: `${email} is confirmed.` } };
    },
    verifyRegister: async ({ path, body }) => {
      await verifyRegister(deps, path.token, body);
      return { status: 200, body: { message: 'Welcome. You can sign in now.' } };
    },
    completeSetup: async ({ body, address, header }) => ({
      status: 200,
      body: await completeSetup(deps, body, { address, device: header('user-agent') }),
    }),
    requestPasswordReset: async ({ body, address, header }) => {
      await requestPasswordReset(
        deps,
        body.email,
        address,
        parseAcceptLanguage(header('accept-language')),
      );
      return {
        status: 202,
        body: { message: 'If there is an account with this address, a mail is on its way to it.' },
      };
    },
    resetPassword: async ({ path, body }) => {
      await resetPassword(deps, path.token, body);
      return { status: 204 };
    },
    changePassword: async ({ who, body }) => {
      await changePassword(deps, who, body);
      return { status: 204 };
    },
    configureTwoFactor: async ({ who, body }) => ({
      status: 200,
      body:
        body?.code === undefined
          ? await startTwoFactorSetup(deps, who, body?.password)
          : await confirmTwoFactor(deps, who, body.code),
    }),
    getTwoFactor: async ({ who }) => ({ status: 200, body: await getTwoFactorState(deps, who) }),
    renewRecoveryCodes: async ({ who, body }) => ({
      status: 200,
      body: await regenerateRecoveryCodes(deps, who, body.code),
    }),
    removeTwoFactor: async ({ who, body }) => ({
      status: 200,
      body: await removeTwoFactor(deps, who, body),
    }),
    checkAvatar: async ({ query }) => ({ status: 200, body: await checkAvatar(deps, query.email) }),
  });
