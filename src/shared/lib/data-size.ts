import type { I18n } from '@lingui/core';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Uses the unit with one to three digits before the decimal point: 9.4 GB. */
export const dataSize = (i18n: I18n, bytes: number): string => {
  const step = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3);
  const index = Math.min(step, units.length - 1);
  return i18n.number(bytes / 1000 ** index, {
    style: 'unit',
    unit: units[index],
    // The short form has no plural in English: "35 byte".
    unitDisplay: index === 0 ? 'long' : 'short',
    maximumFractionDigits: index < 2 ? 0 : 1,
  });
};
