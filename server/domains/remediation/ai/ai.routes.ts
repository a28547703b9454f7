import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import { testRemediator, testValidation } from './ai-connection.ts';
import { getAiUsage } from '../usage/usage.service.ts';
import { getAiConfiguration, updateAiConfiguration } from '../../organization/index.ts';

export const aiRoutes = (deps: Deps) =>
  defineRoutes({
    getAiConfiguration: async ({ who }) => ({
      status: 200,
      body: await inTenant(deps.db, who, (tx) => getAiConfiguration(tx, who.clientId)),
    }),
    getAiUsage: async ({ who }) => ({
      status: 200,
      body: { data: await getAiUsage(deps, who) },
    }),
    saveAiConfiguration: async ({ who, body }) => ({
      status: 200,
      body: await inTenant(deps.db, who, async (tx) => {
        await updateAiConfiguration(deps, tx, who, body);
        return getAiConfiguration(tx, who.clientId);
      }),
    }),
    testRemediatorConnection: async ({ who, body }) => ({
      status: 200,
      body: await testRemediator(deps, who, body),
    }),
    testValidationConnection: async ({ who, body }) => ({
      status: 200,
      body: await testValidation(deps, who, body),
    }),
  });
