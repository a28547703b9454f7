const leavingMs = 180;
/** The answer was asked for before the code: it is here by now, or something is slow and the page shows that better. */
const patienceMs = 400;

/** Behind the splash a page waits for its answer a moment: drawn once with it, it is there sooner than drawn without it and again. */
export function beforeFirstPage(answer: Promise<unknown>): Promise<unknown> | undefined {
  if (document.getElementById('splash') === null) return undefined;
  return Promise.race([answer, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

/** Takes the splash of `index.html` away; the first page is there. */
export function hideSplash(): void {
  const splash = document.getElementById('splash');
  if (splash === null || splash.dataset.leaving !== undefined) return;
  splash.dataset.leaving = '';
  setTimeout(() => splash.remove(), leavingMs);
}
