// After its test, each story is narrowed to a phone: nothing may be wider than the window.
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

const phone = { width: 390, height: 844 } as const;

const excess = (): number => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
};

// A sample leaves it out: it takes a fifth of a second for each story.
if (import.meta.env['PARAPET_TEST_SAMPLE'] !== '1')
  afterEach(async () => {
    await page.viewport(phone.width, phone.height);
    await expect
      .poll(excess, { timeout: 3000, message: 'Pixels beyond 390' })
      .toBeLessThanOrEqual(0);
  });
