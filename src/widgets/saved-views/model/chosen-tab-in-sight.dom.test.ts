import { expect, it, vi } from 'vitest';
import { chosenTabInSight } from './chosen-tab-in-sight';

/** A tab row from 0 to 300 px with a selected tab of 100 px. */
function rowWithTabAt(left: number) {
  const box = document.createElement('div');
  box.innerHTML =
    '<div role="tablist"><button role="tab" aria-selected="true"></button></div><span></span>';
  const [row, beside] = [box.firstElementChild, box.lastElementChild];
  const tab = row?.firstElementChild;
  if (!row || !tab || !beside) throw new Error('The row has no tab.');
  row.getBoundingClientRect = () => new DOMRect(0, 0, 300, 36);
  tab.getBoundingClientRect = () => new DOMRect(left - row.scrollLeft, 0, 100, 36);
  const disconnect = vi.fn();
  let resize = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      disconnect = disconnect;
      constructor(listener: () => void) {
        resize = listener;
      }
      observe() {}
    },
  );
  const stop = chosenTabInSight(beside);
  return { row, stop, disconnect, resize: () => resize() };
}

it.each([
  ['right of the row', 450, 0, 250],
  ['left of the row', 50, 200, 50],
  ['in the row', 150, 0, 0],
])('scrolls to a chosen tab that is %s', (_, left, before, after) => {
  const { row, resize } = rowWithTabAt(left);
  row.scrollLeft = before;
  resize();
  expect(row.scrollLeft).toBe(after);
});

it('stops with the actions', () => {
  const { stop, disconnect } = rowWithTabAt(0);
  stop?.();
  expect(disconnect).toHaveBeenCalledOnce();
});
