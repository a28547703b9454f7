import type { I18n } from '@lingui/core';

type Choice = { value: string; label: string };

/** The browser's list lacks UTC, which is the default. */
export const timeZoneChoices = (): Choice[] =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));

export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const hourChoices = (i18n: I18n): Choice[] =>
  Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: i18n.date(new Date(Date.UTC(2026, 0, 1, hour)), {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
    }),
  }));

/** From Monday (1) on. */
export const weekdayChoices = (i18n: I18n): Choice[] =>
  Array.from({ length: 7 }, (_, at) => ({
    value: String(at + 1),
    // 5 January 2026 was a Monday.
    label: i18n.date(new Date(Date.UTC(2026, 0, 5 + at)), { weekday: 'long', timeZone: 'UTC' }),
  }));

/** A time in a time zone, with the weekday. */
export const zoneTimeOf = (i18n: I18n, iso: string, timeZone: string): string =>
  i18n.date(iso, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
