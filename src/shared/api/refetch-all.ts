import type { QueryClient } from '@tanstack/react-query';

/**
 * After a change that touches most of what is shown. A query that is fetched for the first time is
 * waited for: invalidating it would keep the answer on its way, which the server may have computed
 * before the change.
 */
export const refetchAll = async (client: QueryClient): Promise<void> => {
  const first = client
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  await Promise.allSettled(first.map(async ({ promise }) => promise));
  await client.invalidateQueries();
};
