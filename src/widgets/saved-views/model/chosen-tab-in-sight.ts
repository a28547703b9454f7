/**
 * Scrolls a tab row horizontally until the selected tab is entirely visible. The page does not
 * scroll.
 */
function showChosen(row: Element): void {
  const tab = row.querySelector('[role=tab][aria-selected=true]')?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = row.getBoundingClientRect();
  if (tab.left < left) row.scrollLeft += tab.left - left;
  else if (tab.right > right) row.scrollLeft += tab.right - right;
}

/**
 * A ref for an element that takes space beside a tab row. It keeps the selected tab visible, so
 * that the user sees which view they update.
 */
export function chosenTabInSight(beside: Element | null): (() => void) | undefined {
  const row = beside?.parentElement?.querySelector('[role=tablist]');
  if (!row) return undefined;
  const observer = new ResizeObserver(() => showChosen(row));
  observer.observe(row);
  return () => observer.disconnect();
}
