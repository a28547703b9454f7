import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const startOf = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** Calendar days between two times, in the browser's time zone. */
export const daysBetween = (earlier: number, later: number): number =>
  Math.round((startOf(later) - startOf(earlier)) / 86_400_000);

/** Today, yesterday, or the date; the heading for the entries of one day. */
export function dayName(i18n: I18n, iso: string, now: number): string {
  const days = daysBetween(Date.parse(iso), now);
  if (days === 0) return i18n._(msg`Today`);
  if (days === 1) return i18n._(msg`Yesterday`);
  return i18n.date(iso, { dateStyle: 'long' });
}

export const hourOf = (i18n: I18n, iso: string): string => i18n.date(iso, { timeStyle: 'short' });
