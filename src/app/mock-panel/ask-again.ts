import type { QueryClient } from '@tanstack/react-query';

/**
 * Resets all queries. A refetch would keep rows of the previous scenario if a request fails, and
 * would hide the loading state.
 */
export const askAgain = (client: QueryClient): void => {
  void client.resetQueries();
};
