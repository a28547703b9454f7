import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { countText } from './count';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration in its largest unit, for tables: 40 min, 6 h, 9 d, 2 y. */
export function shortSpan(i18n: I18n, milliseconds: number): string {
  const span = Math.max(0, milliseconds);
  if (span < hour) return i18n._(msg`${Math.max(1, Math.floor(span / minute))} min`);
  if (span < day) return i18n._(msg`${Math.floor(span / hour)} h`);
  const days = Math.floor(span / day);
  return days < 730
    ? i18n._(msg`${countText(i18n, days)} d`)
    : i18n._(msg`${Math.floor(days / 365)} y`);
}

/** Relative within seven days, then a date. */
export function timeAgo(i18n: I18n, iso: string, now: number): string {
  const then = Date.parse(iso);
  const passed = now - then;
  if (passed < minute && passed > -minute) return i18n._(msg`just now`);
  if (Math.abs(passed) >= 7 * day) return dateOf(i18n, iso);
  const format = relative(i18n.locale);
  const [unit, size] =
    Math.abs(passed) < hour
      ? (['minute', minute] as const)
      : Math.abs(passed) < day
        ? (['hour', hour] as const)
        : (['day', day] as const);
  return format.format(-Math.trunc(passed / size), unit);
}

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** Cached, because creating a formatter costs more than using it a hundred times. */
function relative(locale: string): Intl.RelativeTimeFormat {
  const format =
    formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  formats.set(locale, format);
  return format;
}

export const dateOf = (i18n: I18n, iso: string): string => i18n.date(iso, { dateStyle: 'medium' });
/**
 * A selected or published day. It is formatted in UTC, so that it is the same in every time zone.
 */
export const utcDateOf = (i18n: I18n, iso: string): string =>
  i18n.date(iso, { dateStyle: 'medium', timeZone: 'UTC' });
export const dateTimeOf = (i18n: I18n, iso: string): string =>
  i18n.date(iso, { dateStyle: 'medium', timeStyle: 'short' });

/** The weekday and time within six days; after that with the date. */
export const recentTimeOf = (i18n: I18n, iso: string, now: number): string =>
  now - Date.parse(iso) < 6 * day
    ? i18n.date(iso, { weekday: 'long', hour: 'numeric', minute: '2-digit' })
    : dateTimeOf(i18n, iso);
