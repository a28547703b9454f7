import type { QueryClient } from '@tanstack/react-query';
import { loadClient } from '@/entities/client';
import {
  getGetAiConfigurationQueryOptions,
  getGetAiUsageQueryOptions,
  getGetOpinionBudgetQueryOptions,
} from '@/shared/api/generated/connectors';
import { preload } from '@/shared/lib/preload';
import { type Actor, can } from '#domain/roles';

export const loadAi = (client: QueryClient, user: Actor) =>
  Promise.all([
    loadClient(client),
    preload(
      client,
      can(user, 'ai:read')
        ? [
            getGetAiConfigurationQueryOptions(),
            getGetOpinionBudgetQueryOptions(),
            getGetAiUsageQueryOptions(),
          ]
        : [],
    ),
  ]);
