import type { QueryClient } from '@tanstack/react-query';

/**
 * Refetches after a change that affects most of the page. Queries that are fetched for the first
 * time are awaited first: invalidating them would keep the pending response, which the server may
 * have computed before the change.
 */
export const refetchAll = async (client: QueryClient): Promise<void> => {
  const first = client
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  await Promise.allSettled(first.map(async ({ promise }) => promise));
  await client.invalidateQueries();
};
