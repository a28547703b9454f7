import type { QueryClient } from '@tanstack/react-query';
import { loadClient } from '@/entities/client';
import {
  getGetPlanUsageQueryOptions,
  getListPricingsQueryOptions,
} from '@/shared/api/generated/pricing';
import { getListStripePlansQueryOptions } from '@/shared/api/generated/stripe';
import { preload } from '@/shared/lib/preload';
import { type Actor, can } from '#domain/roles';

/** Does not call the provider if card payments are off. */
export const soldPlansQuery = () => ({ ...getListStripePlansQueryOptions(), retry: false });

/** Starts the request for the provider's list without waiting for it. */
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
