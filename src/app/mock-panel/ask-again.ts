import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks again for what the page shows. Rows of the situation before would stay where the next call
 * fails, and would hide how long it takes.
 */
export const askAgain = (client: QueryClient): void => {
  void client.resetQueries();
};
