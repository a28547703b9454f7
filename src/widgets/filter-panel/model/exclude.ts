import { filtersOf, withFilter, type FindingsSearch } from '@/entities/finding';
import { excludedItem, withExcluded } from '#domain/excluded-values';
import type { FindingFilterKey, FindingFilters } from '#domain/finding-filters';

/** Excludes a value, or stops excluding it. An excluded value is removed from the included ones. */
export function exclude(
  search: FindingsSearch,
  key: FindingFilterKey,
  value: string,
  isExcluded: boolean,
): FindingsSearch {
  const { not, [key]: chosen } = filtersOf(search);
  const without = withFilter(
    search,
    'not',
    withExcluded(not, excludedItem(key, value), isExcluded),
  );
  if (!isExcluded || !Array.isArray(chosen)) return without;
  const left = chosen.filter((each) => String(each) !== value);
  return withFilter(
    without,
    key,
    (left.length > 0 ? left : undefined) as FindingFilters[typeof key], // values of the same key
  );
}
