import { hasOptions, isFindingFilterKey, type FindingFilterKey } from './finding-filters.ts';

/**
 * Filters that support exclusion: `-tool:trivy`, and paths: `-file:tests`. `excluded_file_types`
 * already excludes.
 */
export const isExcludable = (key: FindingFilterKey): boolean =>
  key === 'file' || (hasOptions(key) && key !== 'excluded_file_types');

/** Formats an item of the `not` filter. */
export const excludedItem = (key: FindingFilterKey, value: string | number): string =>
  `${key}:${value}`;

/** Parses an item of the `not` filter; undefined if it names no filter with values. */
export function excludedItemOf(
  item: string,
): { readonly key: FindingFilterKey; readonly value: string } | undefined {
  const end = item.indexOf(':');
  const key = item.slice(0, Math.max(0, end));
  return isFindingFilterKey(key) && isExcludable(key)
    ? { key, value: item.slice(end + 1) }
    : undefined;
}

/** The values that the `not` filter excludes, grouped by filter. */
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

/** Adds a value to the `not` filter or removes it; undefined if the result excludes nothing. */
export function withExcluded(
  items: readonly string[] = [],
  item: string,
  isExcluded: boolean,
): readonly string[] | undefined {
  const others = items.filter((each) => each !== item);
  const next = isExcluded ? [...others, item] : others;
  return next.length > 0 ? next : undefined;
}
