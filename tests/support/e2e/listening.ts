import type { Page } from '@playwright/test';

/** Milliseconds after which a page that is never idle counts as ready. */
const longest = 2000;

/**
 * Waits until the page handles keys, which is shortly after rendering: early enough for users, but
 * not for tests.
 */
export const listening = (page: Page): Promise<unknown> =>
  page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    longest,
  );
