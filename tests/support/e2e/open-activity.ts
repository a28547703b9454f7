import { expect, type Page } from '@playwright/test';
import { type Locale, say } from './words.ts';

/** By its keys: G, and the letter that the sheet shows. */
export const openActivity = async (page: Page, locale: Locale = 'en'): Promise<void> => {
  await page.keyboard.press('g');
  await expect(page.getByRole('dialog', { name: say(locale, 'Go to'), exact: true })).toBeVisible();
  await page.keyboard.press('a');
};
