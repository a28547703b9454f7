import type { QueryClient } from '@tanstack/react-query';
import { supplyChainQueries, type SupplyChainSearch } from '@/entities/supply-chain';

/** Preloads the page's first data, so that it renders at once; the page shows errors. */
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
