import type { IgnoredReason, IgnoredResult } from '@/shared/api/generated/model';

export interface IgnoredGroup {
  readonly reason: IgnoredReason;
  readonly count: number;
  readonly examples: readonly IgnoredResult[];
}

const examplesShown = 5;

/**
 * One group per reason, most frequent first, with a few examples of locations. `ignored` has only
 * the first results; `counts` has the totals by reason.
 */
export function groupIgnored(
  ignored: readonly IgnoredResult[],
  counts: Readonly<Partial<Record<string, number>>>,
): readonly IgnoredGroup[] {
  const groups = new Map<IgnoredReason, IgnoredResult[]>(
    (Object.keys(counts) as IgnoredReason[]).map((reason) => [reason, []]),
  ); // the server counts by reason
  for (const result of ignored)
    groups.set(result.reason, [...(groups.get(result.reason) ?? []), result]);
  return [...groups]
    .map(([reason, results]) => ({
      reason,
      count: counts[reason] ?? results.length,
      examples: results.slice(0, examplesShown),
    }))
    .sort((a, b) => b.count - a.count);
}

/** Groups results that share a message into one entry with all locations. */
export function groupPlacesByMessage(
  examples: readonly IgnoredResult[],
  wordsOf: (result: IgnoredResult) => string,
): readonly (readonly [words: string, places: readonly string[]])[] {
  const places = new Map<string, string[]>();
  for (const result of examples)
    places.set(wordsOf(result), [...(places.get(wordsOf(result)) ?? []), result.pointer]);
  return [...places];
}

/** A cell that spreadsheets read as text: quoted, with a leading formula sign escaped. */
const cell = (text: string) =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

export const ignoredAsCsv = (ignored: readonly IgnoredResult[]): string =>
  [
    ['reason', 'pointer', 'detail'],
    ...ignored.map(({ reason, pointer, detail }) => [reason, pointer, detail]),
  ]
    .map((row) => row.map(cell).join(','))
    .join('\r\n');
