import type { Deps } from '../../platform/deps.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import {
  getWebhook,
  updateWebhook,
  removeWebhook,
  sendTicket,
  testWebhook,
} from './webhook.service.ts';

export const webhookRoutes = (deps: Deps) =>
  defineRoutes({
    getWebhook: async ({ who }) => ({ status: 200, body: { data: await getWebhook(deps, who) } }),
    saveWebhook: async ({ who, body }) => ({
      status: 200,
      body: { data: await updateWebhook(deps, who, body) },
    }),
    deleteWebhook: async ({ who }) => {
      await removeWebhook(deps, who);
      return { status: 204 };
    },
    testWebhook: async ({ who, body }) => ({
      status: 200,
      body: await testWebhook(deps, who, body),
    }),
    sendTicket: async ({ who, scope, body }) => ({
      status: 200,
      body: await sendTicket(deps, who, scope, body),
    }),
  });
