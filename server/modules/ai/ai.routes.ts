import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { defineRoutes } from '../../http/types.ts';
import { testRemediator, testValidation } from './ai-connection.ts';
import { aiConfiguration, saveAiConfiguration } from './ai-settings.ts';

export const aiRoutes = (deps: Deps) =>
  defineRoutes({
    getAiConfiguration: async ({ who }) => ({
      status: 200,
      body: await inTenant(deps.db, who, (tx) => aiConfiguration(tx, who.clientId)),
    }),
    saveAiConfiguration: async ({ who, body }) => ({
      status: 200,
      body: await inTenant(deps.db, who, async (tx) => {
        await saveAiConfiguration(deps, tx, who, body);
        return aiConfiguration(tx, who.clientId);
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
