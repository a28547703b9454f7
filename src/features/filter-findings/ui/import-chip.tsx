import { useImportLabels } from '../api/use-import-labels';
import { FilterChip, type FilterChipProps } from './filter-chip';

/** A chip that loads the reports' names. */
export function ImportChip({
  values,
  described,
  ...rest
}: FilterChipProps & { values: readonly string[] }) {
  const words = useImportLabels(values);
  return (
    <FilterChip
      described={words.length > 2 ? described : { ...described, value: words.join(', ') }}
      {...rest}
    />
  );
}
