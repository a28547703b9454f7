import type { QueryClient } from '@tanstack/react-query';
import { loadClient } from '@/entities/client';
import {
  getGetPlanUsageQueryOptions,
  getListPricingsQueryOptions,
} from '@/shared/api/generated/pricing';
import { getListStripePlansQueryOptions } from '@/shared/api/generated/stripe';
import { preload } from '@/shared/lib/preload';
import { type Actor, can } from '#domain/roles';

/** Without card payments the provider is not called. */
export const soldPlansQuery = () => ({ ...getListStripePlansQueryOptions(), retry: false });

/** Starts the provider's list without waiting for it. */
export async function loadPlans(client: QueryClient, user: Actor) {
  const mayRead = can(user, 'billing:read');
  const [{ subscription }] = await Promise.all([
    loadClient(client),
    preload(client, [
      getListPricingsQueryOptions(),
      ...(mayRead ? [getGetPlanUsageQueryOptions()] : []),
    ]),
  ]);
  if (mayRead && subscription.payment !== 'off') void preload(client, [soldPlansQuery()]);
}
