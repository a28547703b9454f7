import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Hours below two days, then days with one decimal. */
export const medianDuration = (
  i18n: I18n,
  hours: number | null,
): { value: string; unit: string } | undefined => {
  if (hours === null) return undefined;
  if (hours < 1) return { value: i18n._(msg`less than 1`), unit: i18n._(msg`hour`) };
  const isLong = hours >= 48;
  return {
    value: i18n.number(isLong ? hours / 24 : hours, {
      maximumFractionDigits: isLong ? 1 : 0,
    }),
    unit: isLong ? i18n._(msg`days`) : i18n._(msg`h`),
  };
};
