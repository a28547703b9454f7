import type { FindingsSearch } from '@/entities/finding';
import type { FindingFilterKey } from '#domain/finding-filters';
import { OptionsFilter } from './options-filter';

interface IntegersFilterProps {
  filterKey: FindingFilterKey;
  name: string;
  value: readonly number[];
  excluded?: readonly string[] | undefined;
  search: FindingsSearch;
  onChange: (value: readonly number[] | undefined) => void;
  onExclude: (value: string, isExcluded: boolean) => void;
  onCounted: () => void;
}

/** CWE numbers: options with counts whose values are numbers. */
export const IntegersFilter = ({ value, onChange, ...rest }: IntegersFilterProps) => (
  <OptionsFilter
    {...rest}
    values={undefined}
    value={value.map(String)}
    onChange={(next) => onChange(next?.map(Number))}
  />
);
