import { useImportWords } from '../api/use-import-words';
import { FilterChip, type FilterChipProps } from './filter-chip';

/** With the names of the reports, which have to be asked for. */
export function ImportChip({
  values,
  described,
  ...rest
}: FilterChipProps & { values: readonly string[] }) {
  const words = useImportWords(values);
  return (
    <FilterChip
      described={words.length > 2 ? described : { ...described, value: words.join(', ') }}
      {...rest}
    />
  );
}
