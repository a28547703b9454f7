import type { I18n } from '@lingui/core';

/** A difference with its sign: "+14", "−3". ICU writes the hyphen of typewriters for some languages. */
export const signedNumber = (
  i18n: I18n,
  value: number,
  options?: Intl.NumberFormatOptions,
): string => i18n.number(value, { signDisplay: 'exceptZero', ...options }).replace('-', '−');
