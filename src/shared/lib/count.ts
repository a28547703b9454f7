import type { I18n } from '@lingui/core';

/** A whole number as the reader's language groups it. Below a thousand they all write the same: no format has to be made for it, which the first page would wait for. */
export const countText = (i18n: I18n, count: number, options?: Intl.NumberFormatOptions): string =>
  count >= 0 && count < 1000 ? String(Math.round(count)) : i18n.number(count, options);
