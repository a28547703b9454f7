import { expect, type Page } from '@playwright/test';
import { type Locale, say } from './words.ts';

/** Opens it by keyboard: G, and the letter in the sheet. */
export const openActivity = async (page: Page, locale: Locale = 'en'): Promise<void> => {
  await page.keyboard.press('g');
  await expect(page.getByRole('dialog', { name: say(locale, 'Go to'), exact: true })).toBeVisible();
  await page.keyboard.press('a');
};
