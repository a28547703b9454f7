/** Scrolls a row of tabs sideways until the chosen one is whole; the page stays where it is. */
function showChosen(row: Element): void {
  const tab = row.querySelector('[role=tab][aria-selected=true]')?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = row.getBoundingClientRect();
  if (tab.left < left) row.scrollLeft += tab.left - left;
  else if (tab.right > right) row.scrollLeft += tab.right - right;
}

/**
 * The ref of what is beside a row of tabs and takes its room: the chosen tab stays in sight, so that
 * the user sees which view they update.
 */
export function chosenTabInSight(beside: Element | null): (() => void) | undefined {
  const row = beside?.parentElement?.querySelector('[role=tablist]');
  if (!row) return undefined;
  const observer = new ResizeObserver(() => showChosen(row));
  observer.observe(row);
  return () => observer.disconnect();
}
