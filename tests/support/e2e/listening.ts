import type { Page } from '@playwright/test';

/** Milliseconds after which a page that is never idle is taken for one that listens. */
const longest = 2000;

/** A page listens to keys a moment after it is drawn: sooner than a user's hand, not than a test. */
export const listening = (page: Page): Promise<unknown> =>
  page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    longest,
  );
