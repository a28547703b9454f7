import { tiers } from '@/entities/client';
import type { ListManagedClientsParams, SubscriptionTier } from '@/shared/api/generated/model';
import { type ClientHealth, clientHealths } from '#domain/client-health';
import type { ClientsSearch } from './clients-search';

/** The selected plan and health of the URL; unknown values are ignored. */
export const choicesOf = ({
  tier,
  health,
}: ClientsSearch): { tier: SubscriptionTier | undefined; health: ClientHealth | undefined } => ({
  tier: tiers.find((one) => one === tier),
  health: clientHealths.find((one) => one === health),
});

export const clientsParams = (search: ClientsSearch): ListManagedClientsParams => {
  const { q, page = 1 } = search;
  const { tier, health } = choicesOf(search);
  return { page, ...(q !== undefined && { q }), ...(tier && { tier }), ...(health && { health }) };
};

export const isFiltered = (search: ClientsSearch): boolean =>
  [search.q, ...Object.values(choicesOf(search))].some((one) => one !== undefined);
