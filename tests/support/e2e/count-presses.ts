// What a task costs its user: counted in the page, so that no press of a test is left out.
import type { Page } from '@playwright/test';

export type Cost = {
  /** Presses of the pointer: the click on a label reaches its field as a second click. */
  clicks: number;
  /** Keys that command: letters outside of fields, Enter, Tab, arrows. */
  keys: number;
  /** Characters that the user writes into fields. */
  typed: number;
};

type Kind = keyof Cost;

/**
 * Counts from the next page that is opened on.
 * @returns what was pressed since the last call
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
        // A chord is one press: that of its last key.
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
    // Presses are reported in order, before this answer.
    await page.evaluate(() => undefined);
    const counted = cost;
    cost = { clicks: 0, keys: 0, typed: 0 };
    return counted;
  };
};
