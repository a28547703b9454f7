import type { I18n } from '@lingui/core';
import { constants } from '@/shared/config';

/** Dollars without decimals (specification, section 5). */
export const dollars = (i18n: I18n, amount: number): string =>
  i18n.number(amount, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Ten percent by default. Invalid prices and percentages out of range count as 0. */
export function discounted(price: number, percent: number = constants.discountPercent): number {
  const amount = Number.isFinite(price) ? price : 0;
  const share = Number.isFinite(percent) && percent >= 0 && percent <= 100 ? percent : 0;
  return amount * (1 - share / 100);
}
