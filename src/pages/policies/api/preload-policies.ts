import type { QueryClient } from '@tanstack/react-query';
import { getListPoliciesQueryOptions } from '@/shared/api/generated/policies';

/** Asks for what the page shows first, so that it opens whole; the page shows what fails. */
export const preloadPolicies = (client: QueryClient) =>
  Promise.allSettled([client.query(getListPoliciesQueryOptions())]);
