import type { Deps } from '../../platform/deps.ts';
import { defineRoutes } from '../../platform/http/types.ts';
import { deleteHostWebhook, listHostWebhooks, rotateHostWebhook } from './host-webhooks.service.ts';
import { receiveHostEvent } from './receive-event.service.ts';

export const hostWebhooksRoutes = (deps: Deps) =>
  defineRoutes({
    listHostWebhooks: async ({ who }) => ({
      status: 200,
      body: { data: await listHostWebhooks(deps, who) },
    }),
    rotateHostWebhook: async ({ who, path, requestId }) => ({
      status: 200,
      body: { data: await rotateHostWebhook(deps, who, path.host, requestId) },
    }),
    deleteHostWebhook: async ({ who, path, requestId }) => {
      await deleteHostWebhook(deps, who, path.host, requestId);
      return { status: 204 };
    },
    receiveHostEvent: async ({ path, body, rawBody, header }) => {
      const came = await receiveHostEvent(deps, { id: path.id, body, rawBody, header });
      if (came.applied) deps.wakeJobs();
      return { status: 200, body: came };
    },
  });
