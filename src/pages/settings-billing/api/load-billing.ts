import type { QueryClient } from '@tanstack/react-query';
import { loadClient } from '@/entities/client';
import { getGetPlanUsageQueryOptions } from '@/shared/api/generated/pricing';
import { getGetStripeSubscriptionDetailQueryOptions } from '@/shared/api/generated/stripe';
import { preload } from '@/shared/lib/preload';
import { type Actor, can } from '#domain/roles';

export const subscriptionQuery = (organisation: string) => ({
  ...getGetStripeSubscriptionDetailQueryOptions(organisation),
  retry: false,
});

/** Starts the request to the provider without waiting for it. */
export async function loadBilling(client: QueryClient, user: Actor) {
  const mayRead = can(user, 'billing:read');
  const [organisation] = await Promise.all([
    loadClient(client),
    preload(client, mayRead ? [getGetPlanUsageQueryOptions()] : []),
  ]);
  if (mayRead && organisation.subscription.payment === 'customer')
    void preload(client, [subscriptionQuery(organisation._id)]);
}
