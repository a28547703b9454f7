import type { QueryClient } from '@tanstack/react-query';
import { getGetWebhookQueryOptions } from '@/shared/api/generated/webhook';
import { preload } from '@/shared/lib/preload';
import { type Actor, can } from '#domain/roles';

export const preloadWebhook = (client: QueryClient, user: Actor) =>
  preload(client, can(user, 'webhooks:manage') ? [getGetWebhookQueryOptions()] : []);
