import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyComponent, lazyInSuspense } from '@/shared/lib/lazy-component';
import {
  describeFilter,
  filtersOf,
  type FindingsSearch,
  namedFilterKeys,
  withFilter,
} from '@/entities/finding';
import { type FindingFilterKey, isAllOpen, openFilters } from '#domain/finding-filters';
import { FilterChip } from './filter-chip';
import type { FilterChipsProps } from './filter-chips-props';

/** Few lists are filtered by an import, so the others do not load this code. */
const ImportChip = lazyInSuspense(() =>
  import('./import-chip').then((module) => module.ImportChip),
);

const ExcludedChips = lazyComponent(() =>
  import('./excluded-chips').then((module) => module.ExcludedChips),
);

/** Chips for every active filter. Each can be edited or removed. */
export function FilterChips({ search, onSearch, onEdit }: FilterChipsProps) {
  const { t, i18n } = useLingui();
  const filters = filtersOf(search);
  const isOpen = isAllOpen(filters);
  return namedFilterKeys(search).map((key) => {
    const value = filters[key];
    if (value === undefined) return null;
    const isPart = isOpen && key in openFilters;
    if (key === 'not')
      return <ExcludedChips key={key} search={search} onSearch={onSearch} onEdit={onEdit} />;
    const chip = {
      described: {
        ...describeFilter(i18n, key, value),
        ...(isPart && { operator: t`is`, value: t`All open` }),
      },
      onEdit: () => onEdit(key),
      onRemove: () => onSearch(isPart ? withoutOpen(search) : withFilter(search, key, undefined)),
    };
    if (key !== 'import') return <FilterChip key={key} {...chip} />;
    return (
      <Suspense key={key} fallback={<FilterChip {...chip} />}>
        <ImportChip values={filters.import ?? []} {...chip} />
      </Suspense>
    );
  });
}

const withoutOpen = (search: FindingsSearch): FindingsSearch =>
  (Object.keys(openFilters) as FindingFilterKey[]).reduce(
    (left, key) => withFilter(left, key, undefined),
    search,
  );
