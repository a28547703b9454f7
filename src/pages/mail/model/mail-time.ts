import type { I18n } from '@lingui/core';
import { dateOf } from '@/shared/lib/ago';
import { daysBetween, hourOf } from '@/shared/lib/day';

/** As a mail program shows it: the hour of today, otherwise the day. */
export const mailTime = (i18n: I18n, iso: string, now: number): string =>
  daysBetween(Date.parse(iso), now) === 0 ? hourOf(i18n, iso) : dateOf(i18n, iso);
