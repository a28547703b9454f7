import type { QueryClient } from '@tanstack/react-query';
import { getListPartnersQueryOptions } from '@/shared/api/generated/partners';
import { preload } from '@/shared/lib/preload';
import { type Actor, can } from '#domain/roles';

export const partnersQuery = () => getListPartnersQueryOptions({ page_size: 100 });

export const preloadPartners = (client: QueryClient, user: Actor) =>
  preload(client, can(user, 'partners:manage') ? [partnersQuery()] : []);
