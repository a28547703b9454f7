import { useLingui } from '@lingui/react/macro';
import { filterNames, filtersOf, withFilter, type FindingsSearch } from '@/entities/finding';
import {
  filterDefinition,
  type DateSpan,
  type FindingFilterKey,
  type FindingFilters,
} from '#domain/finding-filters';
import { excludedValues, isExcludable } from '#domain/excluded-values';
import { exclude } from '../model/exclude';
import { DatesFilter } from './dates-filter';
import { FlagFilter } from './flag-filter';
import { ImportsFilter } from './imports-filter';
import { IntegersFilter } from './integers-filter';
import { OptionsFilter } from './options-filter';
import { SpanFilter } from './span-filter';
import { TextFilter } from './text-filter';

export interface FilterFieldProps {
  filterKey: FindingFilterKey;
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
  /** Called when the options have loaded, or failed. */
  onCounted: () => void;
}

/** The control for one filter by its kind: options with counts, a range, days, a flag or text. */
export function FilterField({ filterKey, search, onSearch, onCounted }: FilterFieldProps) {
  const { i18n } = useLingui();
  const name = i18n._(filterNames[filterKey]);
  const definition = filterDefinition(filterKey);
  const value = filtersOf(search)[filterKey];
  // The kind of the key decides the value's type; TypeScript cannot narrow the pair here.
  const change = (next: unknown) =>
    onSearch(withFilter(search, filterKey, next as FindingFilters[typeof filterKey]));
  const { not } = filtersOf(search);
  const exclusion = {
    excluded: isExcludable(filterKey) ? (excludedValues(not).get(filterKey) ?? []) : undefined,
    onExclude: (excluded: string, isExcluded: boolean) =>
      onSearch(exclude(search, filterKey, excluded, isExcluded)),
  };
  if (filterKey === 'not') return null; // each filter shows its own exclusions
  switch (definition.kind) {
    case 'list':
      if (definition.offered === false)
        return (
          <ImportsFilter
            filterKey={filterKey}
            name={name}
            value={(value as readonly string[] | undefined) ?? []}
            onChange={change}
          />
        );
      return (
        <OptionsFilter
          filterKey={filterKey}
          name={name}
          values={definition.values}
          value={(value as readonly string[] | undefined) ?? []}
          search={search}
          onChange={change}
          onCounted={onCounted}
          {...exclusion}
        />
      );
    case 'integers':
      return (
        <IntegersFilter
          filterKey={filterKey}
          name={name}
          value={(value as readonly number[] | undefined) ?? []}
          search={search}
          onChange={change}
          onCounted={onCounted}
          {...exclusion}
        />
      );
    case 'range':
      return (
        <SpanFilter
          name={name}
          min={definition.min}
          max={definition.max}
          value={value as readonly [number, number] | undefined}
          onChange={change}
        />
      );
    case 'dates':
      return (
        <DatesFilter
          name={name}
          ahead={filterKey === 'due'}
          value={value as DateSpan | undefined}
          onChange={change}
        />
      );
    case 'flag':
      return <FlagFilter name={name} value={value as boolean | undefined} onChange={change} />;
    case 'text':
      return (
        <TextFilter
          name={name}
          value={value as string | undefined}
          maxLength={definition.maxLength}
          onChange={change}
        />
      );
  }
}
