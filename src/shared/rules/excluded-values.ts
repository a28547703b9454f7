import { hasOptions, isFindingFilterKey, type FindingFilterKey } from './finding-filters.ts';

/**
 * Filters whose values can be left out: `-tool:trivy`, and paths: `-file:tests`.
 * `excluded_file_types` leaves out already.
 */
export const isExcludable = (key: FindingFilterKey): boolean =>
  key === 'file' || (hasOptions(key) && key !== 'excluded_file_types');

/** An item of the filter `not`. */
export const excludedItem = (key: FindingFilterKey, value: string | number): string =>
  `${key}:${value}`;

/** What an item of the filter `not` leaves out; undefined where it names no filter with values. */
export function excludedItemOf(
  item: string,
): { readonly key: FindingFilterKey; readonly value: string } | undefined {
  const end = item.indexOf(':');
  const key = item.slice(0, Math.max(0, end));
  return isFindingFilterKey(key) && isExcludable(key)
    ? { key, value: item.slice(end + 1) }
    : undefined;
}

/** The values that the filter `not` leaves out, by the filter that they belong to. */
export function excludedValues(
  items: readonly string[] = [],
): ReadonlyMap<FindingFilterKey, readonly string[]> {
  const byKey = new Map<FindingFilterKey, string[]>();
  for (const item of items) {
    const excluded = excludedItemOf(item);
    if (excluded === undefined) continue;
    const { key, value } = excluded;
    byKey.set(key, [...(byKey.get(key) ?? []), value]);
  }
  return byKey;
}

/** The filter `not` with this value left out, or no longer; undefined where nothing is left out. */
export function withExcluded(
  items: readonly string[] = [],
  item: string,
  isExcluded: boolean,
): readonly string[] | undefined {
  const others = items.filter((each) => each !== item);
  const next = isExcluded ? [...others, item] : others;
  return next.length > 0 ? next : undefined;
}
