import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import { listMailLog, resendMail } from './mail-log.service.ts';

export const mailLogRoutes = (deps: Deps) =>
  defineRoutes({
    listOutbox: async ({ who, query }) => ({
      status: 200,
      body: await listMailLog(deps, who, query),
    }),
    resendMail: async ({ who, path }) => ({
      status: 200,
      body: { data: await resendMail(deps, who, path.id) },
    }),
  });
