import { expect, type Locator, type Page } from '@playwright/test';
import { listening } from './listening.ts';

/** Opens a findings list. @returns its table, once it has a row and the page handles keys */
export const openFindings = async (page: Page, address: string): Promise<Locator> => {
  await page.goto(address);
  const table = page.getByRole('grid', { name: 'Findings' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await listening(page);
  return table;
};
