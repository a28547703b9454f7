import type { I18n } from '@lingui/core';

/**
 * A signed difference: "+14", "−3". ICU uses the hyphen instead of the minus sign for some
 * languages.
 */
export const signedNumber = (
  i18n: I18n,
  value: number,
  options?: Intl.NumberFormatOptions,
): string => i18n.number(value, { signDisplay: 'exceptZero', ...options }).replace('-', '−');
