import type { Deps } from '../../deps.ts';
import { defineRoutes } from '../../http/types.ts';
import {
  getWebhook,
  putWebhook,
  removeWebhook,
  sendTicket,
  tryWebhook,
} from './webhook.service.ts';

export const webhookRoutes = (deps: Deps) =>
  defineRoutes({
    getWebhook: async ({ who }) => ({ status: 200, body: { data: await getWebhook(deps, who) } }),
    saveWebhook: async ({ who, body }) => ({
      status: 200,
      body: { data: await putWebhook(deps, who, body) },
    }),
    deleteWebhook: async ({ who }) => {
      await removeWebhook(deps, who);
      return { status: 204 };
    },
    testWebhook: async ({ who, body }) => ({
      status: 200,
      body: await tryWebhook(deps, who, body),
    }),
    sendTicket: async ({ who, scope, body }) => ({
      status: 200,
      body: await sendTicket(deps, who, scope, body),
    }),
  });
