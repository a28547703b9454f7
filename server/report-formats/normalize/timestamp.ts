/**
 * Parses `16/06/2021 12:30 PM` from a tool that writes the day first, unless the second number
 * cannot be a month. Any other text is returned unchanged.
 */
export function dayFirst(raw: string | undefined): string | undefined {
  const date =
    /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:,? (\d{1,2}):(\d\d)(?::\d\d)?(?: ?([AP])M)?)?/i.exec(
      raw ?? '',
    );
  if (date === null) return raw;
  const [, first = '', second = '', year = '', hour = '0', minute = '00', half] = date;
  const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
  const afternoon = half === undefined ? 0 : half.toUpperCase() === 'P' ? 12 : 0;
  const hours =
    half === undefined || Number(hour) > 12 ? Number(hour) : (Number(hour) % 12) + afternoon;
  const two = (part: string | number): string => String(part).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(hours)}:${minute}:00Z`;
}

/** `10:05AM`, and `14:05PM`, a 24-hour time with a redundant suffix. */
const halfDay = (_: string, hour: string, minutes: string, half: string): string =>
  Number(hour) > 12 ? `${hour}${minutes}` : `${hour}${minutes} ${half}`;

const earliest = Date.UTC(1990, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/** Distinguishes seconds and milliseconds since 1970 by magnitude. */
const ofNumber = (value: number): number => (value > 1e11 ? value : value * 1000);

/**
 * Returns a timestamp in ISO 8601; undefined if the text is not a date or is outside the plausible
 * range.
 */
export function toTimestamp(raw: string | undefined): string | undefined {
  if (raw === undefined || raw === '') return undefined;
  const number = Number(raw);
  const at = Number.isFinite(number)
    ? ofNumber(number)
    : Date.parse(
        raw
          .replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?: ?UTC)?$/, '$1T$2Z')
          .replace(/\b(\d{1,2})(:\d\d(?::\d\d)?)([AP]M)\b/, halfDay),
      );
  return at >= earliest && at <= latest ? new Date(at).toISOString() : undefined;
}
