const leavingMs = 180;

/** Takes the splash of `index.html` away; the first page is there. */
export function hideSplash(): void {
  const splash = document.getElementById('splash');
  if (splash === null || splash.dataset.leaving !== undefined) return;
  splash.dataset.leaving = '';
  setTimeout(() => splash.remove(), leavingMs);
}
