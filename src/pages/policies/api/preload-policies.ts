import type { QueryClient } from '@tanstack/react-query';
import { getListPoliciesQueryOptions } from '@/shared/api/generated/policies';
import { preload } from '@/shared/lib/preload';

export const preloadPolicies = (client: QueryClient) =>
  preload(client, [getListPoliciesQueryOptions()]);
