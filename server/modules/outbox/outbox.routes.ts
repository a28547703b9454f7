import type { Deps } from '../../deps.ts';
import { defineRoutes } from '../../http/types.ts';
import { listOutbox, resendMail } from './outbox.service.ts';

export const outboxRoutes = (deps: Deps) =>
  defineRoutes({
    listOutbox: async ({ who, query }) => ({
      status: 200,
      body: await listOutbox(deps, who, query),
    }),
    resendMail: async ({ who, path }) => ({
      status: 200,
      body: { data: await resendMail(deps, who, path.id) },
    }),
  });
