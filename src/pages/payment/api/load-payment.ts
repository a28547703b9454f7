import type { QueryClient } from '@tanstack/react-query';
import { loadClient } from '@/entities/client';
import {
  getGetStripeCustomerQueryOptions,
  getListStripeInvoicesQueryOptions,
} from '@/shared/api/generated/stripe';
import { preload } from '@/shared/lib/preload';
import { type Actor, can } from '#domain/roles';

export const customerQuery = (organization: string) => ({
  ...getGetStripeCustomerQueryOptions(organization),
  retry: false,
});

export const invoicesQuery = (organization: string) => ({
  ...getListStripeInvoicesQueryOptions(organization),
  retry: false,
});

const isCustomer = async (client: QueryClient, user: Actor) =>
  (await loadClient(client)).subscription.payment === 'customer' && can(user, 'billing:read');

type Payer = Actor & { client_id: string };

/** Starts the request to the provider without waiting for it. */
export async function loadPaymentInfo(client: QueryClient, user: Payer) {
  if (await isCustomer(client, user)) void preload(client, [customerQuery(user.client_id)]);
}

/** Starts the request to the provider without waiting for it. */
export async function loadInvoices(client: QueryClient, user: Payer) {
  if (await isCustomer(client, user)) void preload(client, [invoicesQuery(user.client_id)]);
}
