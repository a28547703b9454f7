import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import {
  activeFilterKeys,
  describeFilter,
  filtersOf,
  withFilter,
  type FindingsSearch,
} from '@/entities/finding';
import type { FindingFilterKey } from '@/shared/rules/finding-filters';
import { FilterChip } from './filter-chip';
import { ImportChip } from './lazy-import-chip';

interface FilterChipsProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
  /** Pressing the value leads to where it is changed. */
  onEdit: (key: FindingFilterKey) => void;
}

/** Every active filter in words; each can be taken out or opened. */
export function FilterChips({ search, onSearch, onEdit }: FilterChipsProps) {
  const { i18n } = useLingui();
  const filters = filtersOf(search);
  return activeFilterKeys(search).map((key) => {
    const value = filters[key];
    if (value === undefined) return null;
    const chip = {
      described: describeFilter(i18n, key, value),
      onEdit: () => onEdit(key),
      onRemove: () => onSearch(withFilter(search, key, undefined)),
    };
    if (key !== 'import') return <FilterChip key={key} {...chip} />;
    return (
      <Suspense key={key} fallback={<FilterChip {...chip} />}>
        <ImportChip values={filters.import ?? []} {...chip} />
      </Suspense>
    );
  });
}
