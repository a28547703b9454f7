// Counts the user's effort for a task. It counts in the page, so that every key press and click of
// a test is included.
import type { Page } from '@playwright/test';

export type Cost = {
  /** Pointer presses: a click on a label also triggers a second click event on its field. */
  clicks: number;
  /** Command keys: letters outside fields, Enter, Tab, arrow keys. */
  keys: number;
  /** Characters typed into fields. */
  typed: number;
};

type Kind = keyof Cost;

/**
 * Starts counting with the next page.
 * @returns the counts since the last call
 */
export const countPresses = async (page: Page): Promise<() => Promise<Cost>> => {
  let cost: Cost = { clicks: 0, keys: 0, typed: 0 };
  await page.exposeFunction('countPress', (kind: Kind) => {
    cost[kind] += 1;
  });
  await page.addInitScript(() => {
    const count = (kind: Kind) =>
      (globalThis as unknown as { countPress: (kind: Kind) => void }).countPress(kind);
    document.addEventListener('pointerdown', () => count('clicks'), true);
    document.addEventListener(
      'keydown',
      ({ key, target, ctrlKey, metaKey, altKey }) => {
        // A chord counts as one press, that of its last key.
        if (['Control', 'Meta', 'Alt', 'Shift'].includes(key)) return;
        const isCharacter = key.length === 1 && !ctrlKey && !metaKey && !altKey;
        const isField =
          target instanceof Element &&
          target.matches(
            'textarea, select, input:not([type=checkbox], [type=radio], [type=button])',
          );
        count(isCharacter && isField ? 'typed' : 'keys');
      },
      true,
    );
  });
  return async () => {
    // Presses are reported in order, before this call returns.
    await page.evaluate(() => undefined);
    const counted = cost;
    cost = { clicks: 0, keys: 0, typed: 0 };
    return counted;
  };
};
