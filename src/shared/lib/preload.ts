import type { AnyUseQueryOptions, QueryClient } from '@tanstack/react-query';

/**
 * For loaders: fetches a page's first data, so that it renders at once. Cached data is shown at
 * once and refetched by the page, which also shows errors.
 */
export const preload = (client: QueryClient, queries: readonly AnyUseQueryOptions[]) =>
  Promise.allSettled(queries.map((query) => client.query({ ...query, staleTime: 'static' })));
