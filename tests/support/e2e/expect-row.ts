import { expect, type Locator } from '@playwright/test';

/**
 * A row whose cells contain these texts in any order.
 * @example await expectRowVisible(page.getByRole('grid'), 'SQL injection', 'ledger-api',
 * 'Critical')
 */
export const rowWith = (table: Locator, ...texts: readonly string[]): Locator =>
  texts.reduce((rows, text) => rows.filter({ hasText: text }), table.getByRole('row'));

export const expectRowVisible = async (table: Locator, ...texts: readonly string[]) => {
  await expect(rowWith(table, ...texts).first()).toBeVisible();
};

export const expectNoRow = async (table: Locator, ...texts: readonly string[]) => {
  await expect(rowWith(table, ...texts)).toHaveCount(0);
};
