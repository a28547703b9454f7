import type { AnyUseQueryOptions, QueryClient } from '@tanstack/react-query';

/**
 * For loaders: asks for what a page shows first, so that it opens whole. What is cached is shown at
 * once and refetched by the page, which also shows what fails.
 */
export const preload = (client: QueryClient, queries: readonly AnyUseQueryOptions[]) =>
  Promise.allSettled(queries.map((query) => client.query({ ...query, staleTime: 'static' })));
