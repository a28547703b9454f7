import type { I18n } from '@lingui/core';

/**
 * An integer grouped for the user's language. Below a thousand all languages are the same, so no
 * formatter is created, which would delay the first page.
 */
export const countText = (i18n: I18n, count: number, options?: Intl.NumberFormatOptions): string =>
  count >= 0 && count < 1000 ? String(Math.round(count)) : i18n.number(count, options);

/** A total from the server, which may be a lower bound: `10,000+`. */
export const totalText = (
  i18n: I18n,
  { total, total_is_exact: exact }: { total: number; total_is_exact: boolean },
): string => `${countText(i18n, total)}${exact ? '' : '+'}`;
