import { utcDay } from '#domain/utc-day';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const unitDays: Readonly<Record<string, number>> = { d: 1, w: 7 };

/** Parses a future day in UTC: `today`, `tomorrow`, `7d`, `2w` or an ISO date. */
export function dayAhead(words: string, now: Date): string | undefined {
  const word = words.toLowerCase();
  const [, count = word === 'tomorrow' ? '1' : '0', unit = 'd'] =
    /^(\d{1,4})([dw])$/.exec(word) ?? [];
  if (/^\d{4}-\d{2}-\d{2}$/.test(word)) return word;
  return word === 'today' || count !== '0' || /^0[dw]$/.test(word)
    ? utcDay(now, Number(count) * (unitDays[unit] ?? 1))
    : undefined;
}

/**
 * Parses a past day in UTC: `today`, `yesterday`, `monday` (the last one before today), `7d`, `2w`
 * or an ISO date. Returns undefined for other text.
 */
export function dayInWords(words: string, now: Date): string | undefined {
  const word = words.toLowerCase();
  const ago = (days: number) => utcDay(now, -days);
  if (word === 'today') return ago(0);
  if (word === 'yesterday') return ago(1);
  if (/^\d{4}-\d{2}-\d{2}$/.test(word)) return word;
  const weekday = weekdays.indexOf(word);
  if (weekday >= 0) return ago((now.getUTCDay() - weekday + 7) % 7 || 7);
  const [, count, unit = ''] = /^(\d{1,4})([dw])$/.exec(word) ?? [];
  return count === undefined ? undefined : ago(Number(count) * (unitDays[unit] ?? 1));
}
