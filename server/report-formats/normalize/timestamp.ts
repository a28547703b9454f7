const earliest = Date.UTC(1990, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/** Seconds and milliseconds since 1970 differ by size. */
const ofNumber = (value: number): number => (value > 1e11 ? value : value * 1000);

/**
 * A moment as ISO 8601, or nothing when the text is no date or one that no scanner can have seen.
 */
export function toTimestamp(raw: string | undefined): string | undefined {
  if (raw === undefined || raw === '') return undefined;
  const number = Number(raw);
  const at = Number.isFinite(number)
    ? ofNumber(number)
    : Date.parse(
        raw.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?: ?UTC)?$/, '$1T$2Z'),
      );
  return at >= earliest && at <= latest ? new Date(at).toISOString() : undefined;
}
