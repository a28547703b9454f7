import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import {
  createPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from './passkeys.service.ts';
import { loginByPasskey, startPasskeyLogin } from './sign-in.ts';

export const passkeysRoutes = (deps: Deps) =>
  defineRoutes({
    startPasskeyLogin: async ({ body, address }) => ({
      status: 200,
      body: await startPasskeyLogin(deps, body.challenge, address),
    }),
    loginByPasskey: async ({ body, address, header }) => {
      const from = { address, device: header('user-agent'), cookies: header('cookie') };
      const { body: grant, cookie } = await loginByPasskey(deps, body, from);
      return {
        status: 200,
        body: grant,
        ...(cookie !== undefined && { headers: { 'set-cookie': cookie } }),
      };
    },
    listPasskeys: async ({ who }) => ({ status: 200, body: await listPasskeys(deps, who) }),
    startPasskey: async ({ who, body }) => ({
      status: 200,
      body: await startPasskey(deps, who, body.password),
    }),
    createPasskey: async ({ who, body }) => ({
      status: 201,
      body: await createPasskey(deps, who, body),
    }),
    renamePasskey: async ({ who, path, body }) => ({
      status: 200,
      body: await renamePasskey(deps, who, path.id, body.name),
    }),
    removePasskey: async ({ who, path, body }) => {
      await removePasskey(deps, who, path.id, body.password);
      return { status: 204 };
    },
  });
