import type { QueryClient } from '@tanstack/react-query';
import { supplyChainQueries, type SupplyChainSearch } from '@/entities/supply-chain';

/** Asks for what the page shows first, so that it opens whole; the page shows what fails. */
export const preloadSupplyChain = (
  client: QueryClient,
  { section, q, repository }: SupplyChainSearch,
) =>
  Promise.allSettled([
    client.infiniteQuery(supplyChainQueries.components(undefined, repository)),
    section === 'components'
      ? client.infiniteQuery(supplyChainQueries.components(q, repository))
      : client.query(supplyChainQueries.wall(repository)),
  ]);
