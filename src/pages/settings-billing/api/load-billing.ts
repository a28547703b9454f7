import type { QueryClient } from '@tanstack/react-query';
import { loadClient } from '@/entities/client';
import { getGetPlanUsageQueryOptions } from '@/shared/api/generated/pricing';
import { getGetStripeSubscriptionDetailQueryOptions } from '@/shared/api/generated/stripe';
import { preload } from '@/shared/lib/preload';
import { type Actor, can } from '#domain/roles';

export const subscriptionQuery = (organization: string) => ({
  ...getGetStripeSubscriptionDetailQueryOptions(organization),
  retry: false,
});

/** Starts the request to the provider without waiting for it. */
export async function loadBilling(client: QueryClient, user: Actor) {
  const mayRead = can(user, 'billing:read');
  const [organization] = await Promise.all([
    loadClient(client),
    preload(client, mayRead ? [getGetPlanUsageQueryOptions()] : []),
  ]);
  if (mayRead && organization.subscription.payment === 'customer')
    void preload(client, [subscriptionQuery(organization._id)]);
}
