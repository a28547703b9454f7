import { useLingui } from '@lingui/react/macro';
import { excludedItemOf, excludedValues } from '#domain/excluded-values';
import { describeExcluded, filtersOf, withFilter } from '@/entities/finding';
import { FilterChip } from './filter-chip';
import type { FilterChipsProps } from './filter-chips-props';

/** One chip for each filter with excluded values. */
export function ExcludedChips({ search, onSearch, onEdit }: FilterChipsProps) {
  const { i18n } = useLingui();
  const { not = [] } = filtersOf(search);
  return [...excludedValues(not)].map(([key, values]) => {
    const others = not.filter((item) => excludedItemOf(item)?.key !== key);
    return (
      <FilterChip
        key={key}
        described={describeExcluded(i18n, key, values)}
        onEdit={() => onEdit(key)}
        onRemove={() => onSearch(withFilter(search, 'not', others.length > 0 ? others : undefined))}
      />
    );
  });
}
